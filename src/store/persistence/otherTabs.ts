/** Work that only one tab does at a time: sending the queue, and recreating a lost cart. */
export type Turn = 'sync_queue' | 'lost_cart';

/** The link of a store: the first two are those of its persistence. */
interface Link {
  mergeOtherTab: () => void;
  flush: () => Promise<void>;
  alone?: (turn: Turn, work: () => Promise<void>) => Promise<void>;
  notifyLogout?: () => void;
}

/** A store that can be linked with other tabs. */
export interface Linked {
  tabs?: Link;
}

/** Links a store with other tabs. Without a link the functions below do nothing. */
export const linkTabs = (store: Linked, tabs: Link): void => void (store.tabs = tabs);

/** Merges what other tabs have written, before a session begins or ends, so that this tab uses no stale one. */
export const catchUp = ({ tabs }: Linked): void => tabs?.mergeOtherTab();

/** Writes the state at once, so that other tabs know it before they begin or end a session: they already see its cookies. */
export const publish = ({ tabs }: Linked): void => void tabs?.flush();

/** Notifies other tabs of a logout; call `publish` first. An expiry is not reported. */
export const notifyLogout = ({ tabs }: Linked): void => tabs?.notifyLogout?.();

/** Runs work while no other tab has this turn; at once without other tabs. Turns cannot be nested. */
export const aloneIn = ({ tabs }: Linked, turn: Turn, work: () => Promise<void>): Promise<void> =>
  tabs?.alone?.(turn, work) ?? work();
