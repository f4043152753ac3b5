import type { Ports } from '#api/transport/ports.ts';
import type { Country } from '#countries/country.ts';
import type { Environment } from '#countries/hosts.ts';
import type { Store } from '#store/store.ts';

/** What flows and screens need from outside; calls take their ports from the store. Created once, at start. */
export interface Shop extends Omit<
  Ports,
  'store' | 'headers' | 'wait' | 'painted' | 'token' | 'takeEarly' | 'onDate'
> {
  country: Country;
  /** The deployment; the URLs of the other countries depend on it (REACH-06). */
  environment: Environment;
  /** Server time in ms, to compare with dates of the server; `clock` is the device's time. */
  now: () => number;
  /** The key of home's content (HOME-02). */
  homeKey: string;
  /** Whether the environment has two-step authentication (TFA-02, TFA-03). */
  twoStep: boolean;
  /**
   * Loads code that a press needs. If that fails the result is undefined and a message says so, by `texts` if there are
   * other ones (KEEP-08). `name` is for the console.
   */
  need: <Code>(
    name: string,
    load: () => Promise<Code>,
    texts?: Record<'offline' | 'generic', string>,
  ) => Promise<Code | undefined>;
  /** The device lists in use, by key: see deviceList.ts. */
  lists?: Record<string, unknown>;
}

/** The ports that a store passes to its calls. */
export const portsOf = (store: Store) => store.dispatch((_dispatch, _getState, ports) => ports);
