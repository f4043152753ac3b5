import type { Persistence } from './persistence.ts';

/** What tabs do one at a time: send the changes that wait, and make a cart in place of one that the server has lost. */
export type Turn = 'sync_queue' | 'lost_cart';

interface Link extends Pick<Persistence, 'mergeOtherTab' | 'flush'> {
  /** Runs work in one tab of the device at a time. */
  alone?: (turn: Turn, work: () => Promise<void>) => Promise<void>;
  tellLogout?: () => void;
}

const links = new WeakMap<object, Link>();

/** Connects a store with what other tabs write; without it the functions below do nothing. */
export const linkTabs = (store: object, link: Link): void => void links.set(store, link);

/** Merges what other tabs have written so far: before a session begins or ends, which must not be that of an older copy. */
export const catchUp = (store: object): void => links.get(store)?.mergeOtherTab();

/** Writes at once what other tabs must know before they end a session, or begin one: its cookies are there for them already. */
export const publish = (store: object): void => void links.get(store)?.flush();

/** Tells other tabs that the customer has logged out, after `publish`; an expiry is told to nobody. */
export const tellLogout = (store: object): void => links.get(store)?.tellLogout?.();

/** Runs work while no other tab has that turn; at once where there are none. A turn is not taken within itself. */
export const aloneIn = (store: object, turn: Turn, work: () => Promise<void>): Promise<void> =>
  links.get(store)?.alone?.(turn, work) ?? work();
