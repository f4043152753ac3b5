import type { Shop } from '#commerce/shop.ts';
import { countryByCode } from '#countries/countries.ts';
import type { CountryCode } from '#countries/country.ts';
import { hostsOf } from '#countries/hosts.ts';
import type { Settings } from '#rules/settings.ts';
import { flashQueued } from '#store/flash.ts';
import { keepOn } from '#store/keeping.ts';
import type { Disk } from '#store/latch.ts';
import { makeStore, type Store } from '#store/makeStore.ts';
import { quietDisk, type TabDisk } from '#store/tabDisk.ts';
import { textsOf } from '#texts/texts.ts';
import { openCart } from './openCart.ts';

interface World {
  country: CountryCode;
  settings: Settings;
  origin: string;
  headers: Readonly<Record<string, string>>;
  clock: () => number;
  random: () => number;
  wait: (milliseconds: number) => Promise<void>;
  /** Where the device keeps the cart between two visits; without it nothing is kept. */
  disk?: Disk;
  /** Where a tab remembers through a reload; without it only while the page is open. */
  tabDisk?: TabDisk;
}

/** The store and the shop of a country, in a world that is handed in: the page's own, or a test's. */
export function makeShop({ country: code, settings, origin, disk, tabDisk, ...world }: World) {
  const { clock, random, wait } = world;
  const hosts = { ...hostsOf(settings.environment, code, origin), ...settings.hosts };
  const texts = textsOf(code);
  const country = countryByCode(code);
  const keeping =
    disk &&
    keepOn({
      disk,
      report: (message) => console.error(message),
      onUnkept: () =>
        store.dispatch(flashQueued({ text: texts.cart.mayNotBeKept, flashMessageType: 'error' })),
    });
  const store: Store = makeStore({ hosts, store: country.store, ...world }, keeping);
  void keeping?.read.then(() => openCart(store, texts, wait));
  const tab = quietDisk(tabDisk);
  const shop: Shop = { country, texts, hosts, origin, homeKey: settings.homeKey, tab, clock, random };
  return { store, shop, keeping };
}
