import type { DeviceStorage } from '#api/transport/ports.ts';
import type { Shop } from '#flows/shop.ts';

type Change<Item> = (items: readonly Item[]) => readonly Item[];

/** A list in the device's storage, shared by the whole page. */
export interface DeviceList<Item> {
  /** The items with all changes so far; empty before the storage was read. Returns the same array until a change. */
  items: () => readonly Item[];
  /**
   * Changes the list at once and writes it. If the storage has not been read yet, the change is applied after the read.
   */
  change: (change: Change<Item>) => void;
  /** Reads the stored list, which another tab may have written. */
  read: () => void;
  /** Calls a listener after each change; returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a list of an entry in the device's storage. Reads and writes run one after another, with a read before each
 * write, so that a change includes what another tab has written. If the storage is blocked or full, the items last as
 * long as the page.
 */
export function createDeviceList<Item>(
  storage: DeviceStorage | undefined,
  key: string,
  parse: (text: string | null) => readonly Item[],
): DeviceList<Item> {
  /** The text that was last read or written, and its items. */
  let known: string | null = null;
  let stored: readonly Item[] = [];
  /** Changes that show already and are not stored yet. */
  let waiting: Change<Item>[] = [];
  let shown = stored;
  /** The storage has refused the shown items, so its own text is stale. */
  let isRefused = false;
  let turn = Promise.resolve();
  const listeners = new Set<() => void>();

  function show() {
    shown = waiting.reduce((items, change) => change(items), stored);
    for (const listener of listeners) listener();
  }

  async function readStored() {
    // Stryker disable next-line ConditionalExpression: a missing storage throws, and is treated like a blocked one
    if (isRefused || storage === undefined) return;
    try {
      const found = await storage.getItem(key);
      if (found === known) return;
      known = found;
      stored = parse(found);
      show();
    } catch {
      // The storage is blocked: the items of this page stay.
    }
  }

  async function write() {
    const [change, ...others] = waiting;
    // Stryker disable next-line ConditionalExpression: unreachable fallback, needed for the type
    if (change === undefined) return;
    stored = change(stored);
    waiting = others;
    const text = JSON.stringify(stored);
    try {
      // Stryker disable next-line OptionalChaining: a missing storage throws, and is treated like a blocked one
      await storage?.setItem(key, text);
      known = text;
      isRefused = false;
    } catch {
      isRefused = true;
    }
  }

  const read = () => {
    turn = turn.then(readStored);
  };

  return {
    items: () => shown,
    change(change) {
      waiting = [...waiting, change];
      show();
      read();
      turn = turn.then(write);
    },
    read,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Defines a list by its storage key (PERS-10) and its parser, which never throws; one list per shop. */
export function deviceList<Item>(key: string, parse: (text: string | null) => readonly Item[]) {
  return (shop: Pick<Shop, 'storage' | 'lists'>): DeviceList<Item> => {
    const lists = (shop.lists ??= {});
    return (lists[key] ??= createDeviceList(shop.storage, key, parse)) as DeviceList<Item>;
  };
}
