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
  /** What this tab remembers until it is closed. */
  tab: TabDisk;
  /** Time in ms. */
  clock: () => number;
  /** A number from 0 to 1. */
  random: () => number;
}

/** Given by `app`, and by stories and tests with values of their own. */
export const ShopContext = createContext<Shop | undefined>(undefined);

/** The shop this screen is in. Throws outside of one. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (shop === undefined) throw new Error('Failed to find the shop: wrap the screen in ShopContext.');
  return shop;
}
