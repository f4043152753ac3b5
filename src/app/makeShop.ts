import type { Shop } from '#commerce/shop.ts';
import { countryByCode } from '#countries/countries.ts';
import type { CountryCode } from '#countries/country.ts';
import { hostsOf } from '#countries/hosts.ts';
import type { Settings } from '#rules/settings.ts';
import { makeStore, type Store } from '#store/makeStore.ts';
import { textsOf } from '#texts/texts.ts';

interface World {
  country: CountryCode;
  settings: Settings;
  origin: string;
  headers: Readonly<Record<string, string>>;
  clock: () => number;
  random: () => number;
  wait: (milliseconds: number) => Promise<void>;
}

/** The store and the shop of a country, in a world that is handed in: the page's own, or a test's. */
export function makeShop({ country: code, settings, origin, headers, clock, random, wait }: World): {
  store: Store;
  shop: Shop;
} {
  const hosts = { ...hostsOf(settings.environment, code, origin), ...settings.hosts };
  const country = countryByCode(code);
  const store = makeStore({ hosts, store: country.store, headers, clock, random, wait });
  const shop = { country, texts: textsOf(code), hosts, origin, homeKey: settings.homeKey, clock, random };
  return { store, shop };
}
