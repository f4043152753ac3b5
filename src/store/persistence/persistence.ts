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
  /** Called with what went wrong, for a developer (ERR-11). */
  report: (message: string) => void;
  /** Called once when nothing can be persisted: the storage is blocked or full (PERS-09). */
  onNotPersisted: () => void;
}

/** The part of a store that persistence needs. */
interface PersistedStore {
  dispatch: (action: UnknownAction) => unknown;
  getState: () => Rehydratable;
}

/** Persists slices of a store on this device. */
export interface Persistence {
  /** Wraps a store's reducer so that its slices are persisted. */
  wrap: <State>(reducer: Reducer<State>) => Reducer<State & Rehydratable>;
  /** Rehydrates the store, and persists what changes from then on. */
  start: (store: PersistedStore) => void;
  /** Resolves when the store is rehydrated from the storage, however late. */
  read: Promise<void>;
  /** Writes at once what has not been written yet. */
  flush: () => Promise<void>;
  /** Merges what another tab has written meanwhile (KEEP-04). */
  mergeOtherTab: () => void;
}

/** Time in ms after which the shop counts as rehydrated, even without an answer of the storage (PERS-05). */
const timeout = 5000;

const names = Object.keys(persistedSlices);

/** The fields of a slice that are persisted: those of its shape (PERS-01, PERS-08). */
const persistedPart = (slice: object, name: PropertyKey): object => {
  const { entries } = persistedSlices[name as PersistedSliceName];
  return Object.fromEntries(Object.entries(slice).filter(([field]) => field in entries));
};

const key = 'root';
const entry = `persist:${key}`;
const badEntry = `${entry}:bad`;

/** Whether the store is rehydrated, or the time-out has passed (PERS-04). */
export const selectRehydrated = ({ _persist }: Rehydratable) => _persist?.rehydrated ?? true;

/**
 * Persists the slices of PERS-01 under the key root. By itself redux-persist would lose a cart: one invalid slice would
 * empty all of them, and the empty initial state would overwrite a slow storage. So the entry is read and checked here,
 * slice by slice, and nothing is written before it is read or set aside (PERS-06, PERS-09).
 */
export function createPersistence({ storage, report, onNotPersisted }: Options): Persistence {
  let persistor: Persistor | undefined;
  let store: PersistedStore | undefined;
  let wasReported = false;
  // Stryker disable next-line BooleanLiteral: one more flush, which writes nothing new
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

  /** Opens the write gate only where a write can lose nothing: all was read, or is set aside. */
  async function readStorage(): Promise<PersistedState> {
    let slices: PersistedState = {};
    try {
      // A storage that throws synchronously must do so after the store is made, like any other.
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
   * Two tabs write one entry: merges what the other has written into the store, and returns whether it had (KEEP-04).
   */
  function mergeOtherTab(): boolean {
    const { known, found } = gate.reread();
    // Stryker disable next-line BooleanLiteral: one more flush, which writes nothing new
    // Stryker disable next-line ConditionalExpression: merging what this tab has written changes nothing
    if (found === known) return false;
    // Stryker disable next-line OptionalChaining: `start` sets it before anything is read
    store?.dispatch(
      otherTabWrote({ known: parsePersisted(known).slices, current: parsePersisted(found).slices }),
    );
    return true;
  }

  /** Writes at once, after merging what the other tab has written: within the library's own write it is too late. */
  async function flush(): Promise<void> {
    mergeOtherTab();
    // Stryker disable next-line BooleanLiteral: one more flush, which writes nothing new
    isFlushing = true;
    // Stryker disable next-line OptionalChaining: `start` sets it before anything is read
    const flushed = persistor?.flush();
    isFlushing = false;
    await flushed;
  }

  /** Merges what the other tab has written before overwriting it. */
  async function write(text: string): Promise<void> {
    const writes = gate.writes();
    // Stryker disable next-line LogicalOperator: one more flush, which writes nothing new
    if (!isFlushing && mergeOtherTab()) await flush();
    // Where that has changed anything it is written already, and this text is older.
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
      // Stryker disable next-line ConditionalExpression: `start` sets it before anything is read
      const isLate = store !== undefined && selectRehydrated(store.getState());
      // Stryker disable next-line OptionalChaining: `start` sets it before anything is read
      store?.dispatch(rehydrated(slices));
      await flush();
      await gate.settle();
      settleRead();
      // The library has timed out, and would treat a late answer as an error.
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
      // Only the rehydration can have an error.
      const dispatch = (action: UnknownAction) => {
        if (action['err'] instanceof Error) report(action['err'].message);
        return opened.dispatch(action);
      };
      // By default it persists at once, when `persistor` is not assigned yet.
      persistor = persistStore({ ...opened, dispatch } as never, { manualPersist: true } as never);
      persistor.persist();
    },
    read,
    flush,
    mergeOtherTab: () => void mergeOtherTab(),
  };
}
