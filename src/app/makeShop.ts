import { type EarlyCall, handOver } from '#api/earlyCall.ts';
import type { Shop } from '#commerce/shop.ts';
import { countryByCode } from '#countries/countries.ts';
import type { CountryCode } from '#countries/country.ts';
import { hostsWith, type Settings } from '#rules/settings.ts';
import { flashQueued } from '#store/flash.ts';
import { keepOn } from '#store/keeping.ts';
import type { Disk } from '#store/latch.ts';
import { makeStore, type Store } from '#store/makeStore.ts';
import { textsOf } from '#texts/texts.ts';
import { openCart } from './openCart.ts';

interface World {
  country: CountryCode;
  settings: Settings;
  origin: string;
  headers: Readonly<Record<string, string>>;
  clock: () => number;
  random: () => number;
  /** Puts a text into the clipboard; without it nothing can be copied. */
  copy?: (text: string) => Promise<boolean>;
  wait: (milliseconds: number) => Promise<void>;
  /** Where the device keeps the cart between two visits; without it nothing is kept. */
  disk?: Disk;
  /** The call that the page sent before its script had come. */
  early?: EarlyCall | undefined;
}

/** The store and the shop of a country, in a world that is handed in: the page's own, or a test's. */
export function makeShop({ country: code, settings, origin, disk, early, ...world }: World) {
  const { clock, random, wait, copy = () => Promise.resolve(false) } = world;
  const hosts = hostsWith(settings, code, origin);
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
  const store: Store = makeStore(
    { hosts, store: country.store, takeEarly: handOver(early, clock), ...world },
    keeping,
  );
  void keeping?.read.then(() => openCart(store, texts, wait));
  const shop: Shop = { country, texts, hosts, origin, homeKey: settings.homeKey, clock, random, copy };
  return { store, shop, keeping };
}
