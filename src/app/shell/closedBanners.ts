import type { TabStorage } from '#api/transport/ports.ts';

/** The banners that a shopper can close. */
type Banner = 'install' | 'city';

/** Entry in session storage: the names of the closed ones, for the rest of the browser session (APP-19, APP-20). */
const entry = 'closed_banners';

const closedIn = (tab: TabStorage) => tab.getItem(entry)?.split(' ') ?? [];

export const isClosed = (tab: TabStorage, banner: Banner): boolean => closedIn(tab).includes(banner);

export const closeBanner = (tab: TabStorage, banner: Banner): void =>
  tab.setItem(entry, [...closedIn(tab), banner].join(' '));
