import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { createTransform, type Persistor, persistReducer, persistStore } from 'redux-persist';
import type { DeviceStorage } from '#api/transport/ports.ts';
import {
  otherTabWrote,
  parsePersisted,
  type PersistedSliceName,
  persistedSlices,
  type PersistedState,
  persistVersion,
  rehydrated,
} from './persistedSlices.ts';
import { createWriteGate } from './writeGate.ts';

/** What the persistence library adds to the state (PERS-04). */
export interface Rehydratable {
  _persist?: { rehydrated: boolean };
}

interface Options {
  storage: DeviceStorage;
  /** Reports an error to a developer (ERR-11). */
  report: (message: string) => void;
  /** Called once if nothing can be persisted because the storage is blocked or full (PERS-09). */
  onNotPersisted: () => void;
}

/** The part of a store that persistence needs. */
interface PersistedStore {
  dispatch: (action: UnknownAction) => unknown;
  getState: () => Rehydratable;
}

export interface Persistence {
  /** Wraps a store's reducer so that its slices are persisted. */
  wrap: <State>(reducer: Reducer<State>) => Reducer<State & Rehydratable>;
  /** Rehydrates the store, and persists changes from then on. */
  start: (store: PersistedStore) => void;
  /** Resolves when the store is rehydrated, however late. */
  read: Promise<void>;
  /** Writes pending data at once. */
  flush: () => Promise<void>;
  /** Merges what another tab has written meanwhile (KEEP-04). */
  mergeOtherTab: () => void;
}

/** Time in ms after which the shop starts without a response of the storage (PERS-05). */
const timeout = 5000;

const names = Object.keys(persistedSlices);

/** The fields of a slice that are persisted: those in its shape (PERS-01, PERS-08). */
const persistedPart = (slice: object, name: PropertyKey): object => {
  const { entries } = persistedSlices[name as PersistedSliceName];
  return Object.fromEntries(Object.entries(slice).filter(([field]) => field in entries));
};

const key = 'root';
const entry = `persist:${key}`;
const badEntry = `${entry}:bad`;

/** Whether the store is rehydrated or the timeout has passed (PERS-04). */
export const selectRehydrated = ({ _persist }: Rehydratable) => _persist?.rehydrated ?? true;

/**
 * Persists the allow-list under the key root (PERS-01). redux-persist alone could lose a cart: one invalid slice
 * empties all of them, and the empty initial state overwrites a slow storage. So this code reads and checks the entry
 * slice by slice, and opens the write gate only after that (PERS-06, PERS-09).
 */
export function createPersistence({ storage, report, onNotPersisted }: Options): Persistence {
  // `start` sets both before anything is read.
  let persistor!: Persistor;
  let store!: PersistedStore;
  let wasReported = false;
  // Stryker disable next-line BooleanLiteral: it only saves a flush of the same text
  let isFlushing = false;
  let settleRead = () => {};
  const read = new Promise<void>((resolve) => {
    settleRead = resolve;
  });
  const fail = () => {
    if (!wasReported) onNotPersisted();
    wasReported = true;
  };
  const gate = createWriteGate(storage, entry, fail);

  /** Opens the write gate only if no data can be lost: everything was read or set aside. */
  async function readStorage(): Promise<PersistedState> {
    let slices: PersistedState = {};
    try {
      // Defers a synchronous error of the storage until the store exists.
      const text = await Promise.resolve().then(() => storage.getItem(entry));
      const found = parsePersisted(text);
      slices = found.slices;
      if (found.bad !== undefined) await storage.setItem(badEntry, found.bad);
      gate.open(text);
    } catch {
      fail();
    }
    return slices;
  }

  /**
   * Two tabs write the same entry: merges the other tab's data into the store. Returns whether there was any (KEEP-04).
   */
  function mergeOtherTab(): boolean {
    const { known, found } = gate.reread();
    // Stryker disable next-line BooleanLiteral: it only saves a flush of the same text
    // Stryker disable next-line ConditionalExpression: merging this tab's own text changes nothing
    if (found === known) return false;
    store.dispatch(
      otherTabWrote({ known: parsePersisted(known).slices, current: parsePersisted(found).slices }),
    );
    return true;
  }

  /**
   * Writes at once, after merging the other tab's data. Inside the library's own write it would be too late to merge.
   */
  async function flush(): Promise<void> {
    mergeOtherTab();
    // Stryker disable next-line BooleanLiteral: it only saves a flush of the same text
    isFlushing = true;
    const flushed = persistor.flush();
    isFlushing = false;
    await flushed;
  }

  async function write(text: string): Promise<void> {
    const writes = gate.writes();
    // Stryker disable next-line LogicalOperator: it only saves a flush of the same text
    if (!isFlushing && mergeOtherTab()) await flush();
    // If the merge has changed the state, it is written already, and this text is stale.
    if (gate.writes() === writes) await gate.write(text);
  }

  const config = {
    key,
    timeout,
    version: persistVersion,
    whitelist: names,
    transforms: [createTransform<object, object, object>(persistedPart, undefined, { whitelist: names })],
    storage: {
      // Stryker disable next-line ArrowFunction: the library never calls it
      getItem: () => Promise.resolve(null),
      setItem: (_key: string, text: string) => write(text),
      // Stryker disable next-line ArrowFunction: the library never calls it
      removeItem: () => Promise.resolve(),
    },
    getStoredState: async () => {
      const slices = await readStorage();
      const isLate = selectRehydrated(store.getState());
      store.dispatch(rehydrated(slices));
      await flush();
      await gate.settle();
      settleRead();
      // The library has timed out, and would treat a late response as an error.
      return isLate ? new Promise<undefined>(() => undefined) : undefined;
    },
  };

  return {
    wrap<State>(reducer: Reducer<State>) {
      const persisted = persistReducer(config, reducer as unknown as Reducer<object>);
      return persisted as unknown as Reducer<State & Rehydratable>;
    },
    start(opened) {
      store = opened;
      // Only rehydration can fail.
      const dispatch = (action: UnknownAction) => {
        if (action['err'] instanceof Error) report(action['err'].message);
        return opened.dispatch(action);
      };
      // Without `manualPersist` it persists at once, before `persistor` is assigned.
      persistor = persistStore({ ...opened, dispatch } as never, { manualPersist: true } as never);
      persistor.persist();
    },
    read,
    flush,
    mergeOtherTab: () => void mergeOtherTab(),
  };
}
