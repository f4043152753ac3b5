import { createContext, useContext } from 'react';
import type { Country } from '#countries/country.ts';
import type { Hosts } from '#countries/hosts.ts';
import type { TabDisk } from '#store/tabDisk.ts';
import type { Texts } from '#texts/catalogue.ts';

/** What every screen knows of the shop it is in; made once, at start. */
export interface Shop {
  country: Country;
  texts: Texts;
  hosts: Hosts;
  /** Origin of the page. */
  origin: string;
  /** The content that home shows (HOME-02). */
  homeKey: string;
  /** Puts a text into the clipboard; false where the device does not allow it. */
  copy: (text: string) => Promise<boolean>;
  /** Asks for the HTML of a page, by its address, without waiting for it (CAT-29). */
  askForPage: (url: string) => void;
  /** What this tab remembers until it is closed. */
  tab: TabDisk;
  /** Time in ms. */
  clock: () => number;
  /** A number from 0 to 1. */
  random: () => number;
  /** Sets a cookie, given with its attributes. */
  setCookie: (cookie: string) => void;
}

/** Given by `app`, and by stories and tests with values of their own. */
export const ShopContext = createContext<Shop | undefined>(undefined);

/** The shop this screen is in. Throws outside of one. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (shop === undefined) throw new Error('Failed to find the shop: wrap the screen in ShopContext.');
  return shop;
}
