import type { Ports } from '#api/transport/ports.ts';
import type { Country } from '#countries/country.ts';
import type { Environment } from '#countries/hosts.ts';
import type { Store } from '#store/makeStore.ts';

/** The ports that flows and screens use themselves; calls take theirs from the store. */
type ScreenPorts = Pick<
  Ports,
  | 'hosts'
  | 'origin'
  | 'copy'
  | 'share'
  | 'leave'
  | 'social'
  | 'prefetchPageHtml'
  | 'storage'
  | 'tab'
  | 'clock'
  | 'random'
  | 'cookies'
  | 'setCookie'
  | 'saveData'
>;

/** What flows and screens need from outside: the country and functions of the browser; created once, at start. */
export interface Shop extends ScreenPorts {
  country: Country;
  /** The deployment, on which the addresses of the other countries depend (REACH-06). */
  environment: Environment;
  /** Time of the server in ms, for what is compared with its dates; `clock` is that of the device. */
  now: () => number;
  /** Key of the content that home shows (HOME-02). */
  homeKey: string;
  /** Whether the environment has two-step authentication (TFA-02, TFA-03). */
  twoStep: boolean;
  /** The lists of the device that were needed so far, by key: deviceList.ts. */
  lists?: Record<string, unknown>;
}

/** The ports that a store hands to its calls. */
export const portsOf = (store: Store) => store.dispatch((_dispatch, _getState, ports) => ports);
