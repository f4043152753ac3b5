import type { Persistence } from './persistence.ts';

/** What tabs do one at a time: send the changes that wait, and make a cart in place of one that the server has lost. */
export type Turn = 'sync_queue' | 'lost_cart';

interface Link extends Pick<Persistence, 'mergeOtherTab' | 'flush'> {
  /** Runs work in one tab of the device at a time. */
  alone?: (turn: Turn, work: () => Promise<void>) => Promise<void>;
  tellLogout?: () => void;
}

/** A store that may be connected with other tabs. */
export interface Linked {
  tabs?: Link;
}

/** Connects a store with what other tabs write; without it the functions below do nothing. */
export const linkTabs = (store: Linked, tabs: Link): void => void (store.tabs = tabs);

/** Merges what other tabs have written so far: before a session begins or ends, which must not be that of an older copy. */
export const catchUp = ({ tabs }: Linked): void => tabs?.mergeOtherTab();

/** Writes at once what other tabs must know before they end a session, or begin one: its cookies are there for them already. */
export const publish = ({ tabs }: Linked): void => void tabs?.flush();

/** Tells other tabs that the customer has logged out, after `publish`; an expiry is told to nobody. */
export const tellLogout = ({ tabs }: Linked): void => tabs?.tellLogout?.();

/** Runs work while no other tab has that turn; at once where there are none. A turn is not taken within itself. */
export const aloneIn = ({ tabs }: Linked, turn: Turn, work: () => Promise<void>): Promise<void> =>
  tabs?.alone?.(turn, work) ?? work();
