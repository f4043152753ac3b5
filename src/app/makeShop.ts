import { type EarlyCall, handOver } from '#api/earlyCall.ts';
import { pageAsker } from '#api/pageHtml.ts';
import type { Shop } from '#commerce/shop.ts';
import { countryByCode } from '#countries/countries.ts';
import type { CountryCode } from '#countries/country.ts';
import { keptFlags } from '#rules/flags.ts';
import { placeAtStart } from '#rules/place.ts';
import { hostsWith, type Settings } from '#rules/settings.ts';
import { placeRead } from '#store/cityRegion.ts';
import { flagsEntry, flagsRead, keepFlags } from '#store/flags.ts';
import { flashQueued } from '#store/flash.ts';
import { keepOn } from '#store/keeping.ts';
import type { Disk } from '#store/latch.ts';
import { makeStore, type Store } from '#store/makeStore.ts';
import { quietDisk, type TabDisk } from '#store/tabDisk.ts';
import { textsOf } from '#texts/texts.ts';
import { agreeOnCart } from './agreeOnCart.ts';
import { openCart } from './openCart.ts';

interface World {
  country: CountryCode;
  settings: Settings;
  origin: string;
  headers: Readonly<Record<string, string>>;
  /** The cookies of the page; there are none otherwise. */
  cookies?: () => string;
  /** Asks for pages of this origin; nobody does otherwise (CAT-29). */
  fetchPage?: Parameters<typeof pageAsker>[0];
  clock: () => number;
  random: () => number;
  /** Puts a text into the clipboard; without it nothing can be copied. */
  copy?: (text: string) => Promise<boolean>;
  wait: (milliseconds: number) => Promise<void>;
  painted?: () => Promise<void>;
  /** Where the device keeps the cart between two visits; without it nothing is kept. */
  disk?: Disk;
  /** The call that the page sent before its script had come. */
  early?: EarlyCall | undefined;
  /** Sets a cookie, given with its attributes; without it none is set. */
  setCookie?: (cookie: string) => void;
  /** Where a tab remembers through a reload; without it only while the page is open. */
  tabDisk?: TabDisk;
}

/** What the device has under a key, if it says so at once: no screen and no call waits for it (FLAG-24). */
function readNow(disk: Disk | undefined, key: string): string | undefined {
  try {
    const found = disk?.getItem(key);
    return typeof found === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
}

/** The store and the shop of a country, in a world that is handed in: the page's own, or a test's. */
export function makeShop({
  country: code,
  settings,
  origin,
  disk,
  early,
  fetchPage,
  tabDisk,
  ...world
}: World) {
  const { clock, random, wait, cookies = () => '', copy = () => Promise.resolve(false) } = world;
  const { setCookie = () => undefined } = world;
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
    { hosts, store: country.store, takeEarly: handOver(early, clock), ...world, cookies },
    keeping,
  );
  store.dispatch(flagsRead({ kept: keptFlags(readNow(disk, flagsEntry)), pinned: settings.flags }));
  store.dispatch(placeRead(placeAtStart(undefined, cookies())));
  if (disk) keepFlags(store, disk);
  const readCart = () => openCart(store, texts, wait);
  void keeping?.read.then(readCart);
  agreeOnCart(store, readCart);
  const askForPage = fetchPage ? pageAsker(fetchPage) : () => undefined;
  const { homeKey } = settings;
  const tab = quietDisk(tabDisk);
  const shop: Shop = {
    country,
    texts,
    hosts,
    origin,
    homeKey,
    tab,
    askForPage,
    clock,
    random,
    copy,
    setCookie,
  };
  return { store, shop, keeping };
}
