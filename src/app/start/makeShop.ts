import type { Ports } from '#api/transport/ports.ts';
import { loadOrNotify } from '#app/navigation/chunk.ts';
import type { Shop } from '#flows/shop.ts';
import { countryByCode } from '#countries/countries.ts';
import type { CountryCode } from '#countries/country.ts';
import { serverClock } from '#lib/serverClock.ts';
import { parseCityRegionCookie } from '#rules/delivery/cityRegion.ts';
import { parseStoredFlags } from '#rules/flags/flags.ts';
import { hasMock, hasTwoStep, hostsWith } from '#rules/start/settings.ts';
import type { Settings } from '#schemas/settings.ts';
import { flagsStorageKey, flagsRead } from '#store/flags.ts';
import { flashQueued } from '#store/flash.ts';
import { makeStore } from '#store/makeStore.ts';
import { cityRegionChanged } from '#store/cityRegion.ts';
import { createPersistence, type Persistence } from '#store/persistence/persistence.ts';
import { ifAllowed, readNow, safeStorage } from '#store/persistence/tabStorage.ts';
import { readToken } from '#store/session/customer.ts';
import type { Store } from '#store/store.ts';
import { shellTexts } from '#texts/shell.ts';

type Needed = 'origin' | 'headers' | 'clock' | 'random' | 'wait' | 'copy' | 'share';

/** The ports of a page or a test. A port that is left out does nothing; the country determines `hosts` and `store`. */
interface Given extends Pick<Ports, Needed>, Partial<Omit<Ports, Needed | 'hosts' | 'store'>> {
  country: CountryCode;
  settings: Settings;
  /** The build setting `VITE_TWO_STEP_AUTH` (TFA-03). */
  twoStepSetting?: string | undefined;
}

/** The result of `makeShop`, which the deferred steps use. */
export interface Started {
  store: Store;
  shop: Shop;
  ports: Ports;
  /** Undefined without a storage. */
  persistence: Persistence | undefined;
  settings: Settings;
}

/** The context of the deferred steps; their listeners end with `signal`. */
export interface DeferredStart extends Started {
  signal: AbortSignal;
}

/** The store and the shop of a country, with what the device has stored: all that the first paint needs (APP-45). */
export function makeShop({ country: code, settings, twoStepSetting, ...given }: Given): Started {
  const country = countryByCode(code);
  const texts = shellTexts(code);
  const tab = safeStorage(given.tab);
  const { now, onDate } = serverClock(given.clock);
  const ports: Ports = {
    prefetchPageHtml: () => undefined,
    leave: () => undefined,
    ...given,
    // Access to cookies throws in a sandboxed frame.
    cookies: () => ifAllowed(() => given.cookies?.()) ?? '',
    setCookie: (cookie) => ifAllowed(() => given.setCookie?.(cookie)),
    hosts: hostsWith(settings, code, given.origin),
    store: country.store,
    tab,
    token: readToken(tab),
    onDate,
  };
  const { storage } = ports;
  const persistence =
    storage &&
    createPersistence({
      storage,
      report: (message) => console.error(message),
      onNotPersisted: () =>
        store.dispatch(flashQueued({ text: texts.errors.notPersisted, flashMessageType: 'error' })),
    });
  const store: Store = makeStore(ports, persistence);
  store.dispatch(
    flagsRead({ stored: parseStoredFlags(readNow(storage, flagsStorageKey)), pinned: settings.flags }),
  );
  store.dispatch(cityRegionChanged(parseCityRegionCookie(ports.cookies())));
  const shop: Shop = {
    ...ports,
    country,
    environment: settings.environment,
    now,
    homeKey: settings.homeKey,
    twoStep: hasTwoStep(twoStepSetting, hasMock(settings)),
    need: loadOrNotify(store, texts),
  };
  return { store, shop, ports, persistence, settings };
}
