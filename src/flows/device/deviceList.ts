import type { DeviceStorage } from '#api/transport/ports.ts';
import type { Shop } from '#flows/shop.ts';

type Change<Item> = (items: readonly Item[]) => readonly Item[];

/** A list in the device's storage, as all of a page shares it. */
export interface DeviceList<Item> {
  /** The items, with every change so far; none until the storage was read. The same list until they change. */
  items: () => readonly Item[];
  /** Changes the list at once, and writes it. What the storage has not answered yet is changed when it does. */
  change: (change: Change<Item>) => void;
  /** Reads what is stored, which another tab may have written. */
  read: () => void;
  /** Calls a listener after each change; returns the function that ends it. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Makes a list of an entry of the device's storage. It is read and written in turn, and read before each write, so that a
 * change is made to what another tab has written meanwhile. With a storage that is blocked or full the items last as
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
  /** Changes that are shown and not stored yet. */
  let waiting: Change<Item>[] = [];
  let shown = stored;
  /** The storage has refused what is shown, so its own text is older. */
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
      // Blocked: the items of this page stay.
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

/** Defines a list by the key of its entry (PERS-10) and the reader of its text, which never throws; one per shop. */
export function deviceList<Item>(key: string, parse: (text: string | null) => readonly Item[]) {
  return (shop: Pick<Shop, 'storage' | 'lists'>): DeviceList<Item> => {
    const lists = (shop.lists ??= {});
    return (lists[key] ??= createDeviceList(shop.storage, key, parse)) as DeviceList<Item>;
  };
}
