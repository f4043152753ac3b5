import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { createTransform, type Persistor, persistReducer, persistStore, REHYDRATE } from 'redux-persist';
import { keptOfCart } from './cart.ts';
import { type Kept, keptRead, keptSeen, keptSlices, keptVersion } from './kept.ts';
import { type Disk, latched } from './latch.ts';
import { readKept } from './readKept.ts';

/** What the persistence library adds to the state (PERS-04). */
export interface Rehydratable {
  _persist?: { rehydrated: boolean };
}

interface Options {
  disk: Disk;
  /** Told for a developer what went wrong (ERR-11). */
  report: (message: string) => void;
  /** Told once when nothing can be kept: the disk is blocked or full (PERS-09). */
  onUnkept: () => void;
}

/** The part of a store that keeping needs. */
interface KeptStore {
  dispatch: (action: UnknownAction) => unknown;
  getState: () => Rehydratable;
}

/** Keeps slices of a store on this device. */
export interface Keeping {
  /** Makes a store's reducer one whose slices are kept. */
  wrap: <State>(reducer: Reducer<State>) => Reducer<State & Rehydratable>;
  /** Reads what was kept into the store, and keeps what changes from then on. */
  start: (store: KeptStore) => void;
  /** Settled when what was kept is in the store, however late. */
  read: Promise<void>;
  /** Writes at once what has not been written yet. */
  flush: () => Promise<void>;
  /** Takes in what another tab has written meanwhile (KEEP-04). */
  look: () => void;
}

/** After so many ms the shop counts as rehydrated, whatever the disk does (PERS-05). */
const timeout = 5000;

const key = 'root';
const entry = `persist:${key}`;
const badEntry = `${entry}:bad`;

/** Whether what was kept is in the store, or is waited for no longer (PERS-04). */
export const selectRehydrated = ({ _persist }: Rehydratable) => _persist?.rehydrated ?? true;

/**
 * Keeps the slices of PERS-01 under the key root. What the persistence library does by itself would lose a cart: one
 * bad slice would empty all of them, and a slow disk would be written over by the empty start. So what is there is
 * read and checked here, slice by slice, and nothing is written before it is known or set aside (PERS-06, PERS-09).
 */
export function keepOn({ disk, report, onUnkept }: Options): Keeping {
  let persistor: Persistor | undefined;
  let store: KeptStore | undefined;
  let wasTold = false;
  let isFlushing = false;
  let settleRead = () => {};
  const read = new Promise<void>((resolve) => {
    settleRead = resolve;
  });
  const fail = () => {
    if (!wasTold) onUnkept();
    wasTold = true;
  };
  const latch = latched(disk, entry, fail);

  /** Opens the latch only where nothing can be lost by a write: all was read, or is set aside. */
  async function readDisk(): Promise<Kept> {
    let kept: Kept = {};
    try {
      // A disk that throws at once does so after the store is made, like any other.
      const text = await Promise.resolve().then(() => disk.getItem(entry));
      const found = readKept(text);
      kept = found.kept;
      if (found.bad !== undefined) await disk.setItem(badEntry, found.bad);
      latch.open(text);
    } catch {
      fail();
    }
    return kept;
  }

  /** Two tabs write one entry: gives whether the other had written, and the store takes it in (KEEP-04). */
  function look(): boolean {
    const { known, found } = latch.look();
    if (found === known || found === null) return false;
    store?.dispatch(keptSeen({ known: readKept(known).kept, seen: readKept(found).kept }));
    return true;
  }

  /** Writes at once, and knows before what the other tab has written: within the library's own write it is too late. */
  async function flush(): Promise<void> {
    look();
    isFlushing = true;
    const flushed = persistor?.flush();
    isFlushing = false;
    await flushed;
  }

  /** What the other tab has written is taken in before it is written over. */
  async function write(text: string): Promise<void> {
    const writes = latch.writes();
    if (!isFlushing && look()) await flush();
    // Where that has changed anything it is written already, and this text is older.
    if (latch.writes() === writes) await latch.write(text);
  }

  const config = {
    key,
    timeout,
    version: keptVersion,
    whitelist: Object.keys(keptSlices),
    transforms: [createTransform(keptOfCart, undefined, { whitelist: ['cart'] })],
    storage: {
      getItem: () => Promise.resolve(null),
      setItem: (_key: string, text: string) => write(text),
      removeItem: () => Promise.resolve(),
    },
    getStoredState: async () => {
      const kept = await readDisk();
      const isLate = store !== undefined && selectRehydrated(store.getState());
      store?.dispatch(keptRead(kept));
      await flush();
      await latch.settle();
      settleRead();
      // The library has given up waiting, and would call an answer that comes now an error.
      return isLate ? new Promise<undefined>(() => undefined) : undefined;
    },
  };

  return {
    wrap<State>(reducer: Reducer<State>) {
      const kept = persistReducer(config, reducer as unknown as Reducer<object>);
      return kept as unknown as Reducer<State & Rehydratable>;
    },
    start(opened) {
      store = opened;
      const dispatch = (action: UnknownAction) => {
        if (action.type === REHYDRATE && action['err'] instanceof Error) report(action['err'].message);
        return opened.dispatch(action);
      };
      // It persists at once unless told otherwise, and that needs `persistor` to be there.
      persistor = persistStore({ ...opened, dispatch } as never, { manualPersist: true } as never);
      persistor.persist();
    },
    read,
    flush,
    look: () => void look(),
  };
}
