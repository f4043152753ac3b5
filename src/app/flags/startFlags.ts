import { startFlagClient } from '#api/flags/flagClient.ts';
import { readConfiguration } from '#api/flags/readConfiguration.ts';
import type { TabStorage } from '#api/transport/ports.ts';
import type { DeferredStart } from '#app/start/makeShop.ts';
import { deviceId } from '#flows/device/deviceId.ts';
import { evaluateFlags, type UserIds } from '#rules/flags/evaluateFlags.ts';
import { parseFlags } from '#rules/flags/flags.ts';
import { hasMock } from '#rules/start/settings.ts';
import { clientIdOf } from '#rules/tracking/clientId.ts';
import type { FlagConfiguration, FlagValues } from '#schemas/flags.ts';
import { readConsent } from '#store/consent.ts';
import { flagsResolved } from '#store/flags.ts';
import { selectOnline } from '#store/online.ts';
import { selectCustomer } from '#store/session/customer.ts';

/** Timeout of the storefront for a request, in ms (FLAG-17). */
const requestTimeout = 750;

/** The id of this device for flags that are rolled out to devices (FLAG-21, PERS-10). */
const flagId = deviceId('flag_uuid');

type Start = Pick<DeferredStart, 'store' | 'ports' | 'settings' | 'signal'>;

/** The ids for which flags are evaluated; the client id needs consent (FLAG-21, TRACK-39). */
async function userIds({ store, ports }: Start): Promise<UserIds> {
  const hasConsented = (await readConsent(ports.storage)) === 'yes';
  return {
    customerId: selectCustomer(store.getState()).idCustomer ?? '',
    clientId: (hasConsented && clientIdOf(ports.cookies())) || '',
    uuid: await flagId({ store, ports }),
    none: '',
  };
}

/**
 * Resolves the flags of this visit, and again at each poll. New values are stored and apply from the next navigation on,
 * so nothing waits for them and the current screen does not change (FLAG-16, FLAG-24).
 */
export function startFlags(start: Start, page: Pick<Window, 'document' | 'addEventListener'> = window): void {
  const { store, ports, settings, signal } = start;
  const { hosts, headers, clock, tab } = ports;
  let resolved = '';

  async function resolve(configuration: FlagConfiguration | undefined) {
    const values = configuration && {
      ...(await evaluateFlags(configuration, await userIds(start))),
      ...(hasMock(settings) && readOwnFlags(tab)),
    };
    const text = JSON.stringify(values ?? null);
    if (signal.aborted || text === resolved) return;
    resolved = text;
    store.dispatch(flagsResolved(values));
  }

  const { refresh } = startFlagClient({
    requestTimeout,
    read: (request) => readConfiguration({ ...request, hosts, headers, sdkKey: settings.sdkKey, signal }),
    mayRead: () => selectOnline(store.getState()) && page.document.visibilityState === 'visible',
    onAnswer: (configuration) => void resolve(configuration),
    clock,
    signal,
  });
  page.document.addEventListener('visibilitychange', refresh, { signal });
  // Registered after the listener that updates the store.
  page.addEventListener('online', refresh, { signal });
}

/** Entry in session storage of mock builds: the flags that a developer has set for the tab. */
const entry = 'own_flags';

/** The flags that a developer has set for the tab; they come before those of the provider. */
export const readOwnFlags = (tab: TabStorage): Partial<FlagValues> =>
  parseFlags(tab.getItem(entry) ?? undefined);

export const saveOwnFlags = (tab: TabStorage, flags: Partial<FlagValues>): void =>
  tab.setItem(entry, JSON.stringify({ ...readOwnFlags(tab), ...flags }));
