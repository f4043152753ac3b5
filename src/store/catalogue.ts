import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { catalogueAddress, pageIn } from '#rules/catalogueAddress.ts';
import { emptyEntry, withAnswer } from '#rules/catalogueEntry.ts';
import { catalogueKey } from '#rules/catalogueKey.ts';
import type {
  CatalogueAsk,
  CatalogueEntry,
  CataloguePage,
  FullCataloguePage,
  getCataloguePage,
  getFullCataloguePage,
} from '#schemas/catalogue.ts';
import type { Problem } from '#schemas/problem.ts';
import { reducer } from './reducer.ts';

type First = (typeof getCataloguePage)['name'];
type Full = (typeof getFullCataloguePage)['name'];

/** The calls that bring pages, named by their definitions. */
const first: First = 'getCataloguePage';
const full: Full = 'getFullCataloguePage';

/** A stored result, and how the calls for it stand. */
export interface StoredEntry extends CatalogueEntry {
  /** Raised when the result is asked for anew: what was asked before is dropped (CAT-21). */
  epoch: number;
  /** As in `listAsked` (CAT-46). */
  freeFrom: number;
  /** Calls on their way, by name. */
  running: Record<First | Full, number>;
  /** Why the last call of a kind failed, by name. */
  problems: Partial<Record<First | Full, Problem>>;
}

/** What is asked for. */
interface ListAsked {
  url: string;
  /** The amount from which the country sends for free (COUNTRY-14), in its major unit; an answer may name another. */
  freeFrom: number;
}

interface CatalogueState {
  entries: Record<string, StoredEntry>;
  /** Counts the times that a result was asked for anew. */
  epoch: number;
}

interface CallAction extends UnknownAction {
  meta: { arg: { endpointName: string; originalArgs: CatalogueAsk }; condition?: boolean };
  payload: unknown;
}

const isPageCall = (stage: 'pending' | 'fulfilled' | 'rejected') =>
  function matches(action: UnknownAction): action is CallAction {
    const meta = action['meta'] as CallAction['meta'] | undefined;
    const name = meta?.arg?.endpointName ?? '';
    return (name === first || name === full) && action.type.endsWith(`/${stage}`) && meta?.condition !== true;
  };

const initialState: CatalogueState = { entries: {}, epoch: 0 };

/** The result that an action is about, if it is still the one that was asked for. */
function entryOf(state: CatalogueState, { meta: { arg } }: CallAction) {
  const entry = state.entries[arg.originalArgs.key];
  const name = arg.endpointName as First | Full;
  return entry?.epoch === arg.originalArgs.epoch ? { entry, name } : undefined;
}

/** The catalogue's results by their key (CAT-01): kept while the page is open, and never on the device. */
export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    /**
     * A list is about to be asked for. Without a page number its stored result is cleared; with one it is kept (CAT-17,
     * CAT-18). A return by history asks for nothing, and so is none of these.
     */
    listAsked(state, { payload: { url, freeFrom } }: PayloadAction<ListAsked>) {
      const key = catalogueKey(url);
      if (state.entries[key] !== undefined && pageIn(catalogueAddress(url)) !== undefined) return;
      state.epoch += 1;
      const running = { [first]: 0, [full]: 0 };
      state.entries[key] = { ...emptyEntry(url), epoch: state.epoch, freeFrom, running, problems: {} };
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isPageCall('pending'), (state, action) => {
      const { entry, name } = entryOf(state, action) ?? {};
      if (entry === undefined || name === undefined) return;
      entry.running[name] += 1;
      delete entry.problems[name];
    });
    builder.addMatcher(isPageCall('fulfilled'), (state, action) => {
      const { entry, name } = entryOf(state, action) ?? {};
      if (entry === undefined || name === undefined) return;
      entry.running[name] -= 1;
      Object.assign(
        entry,
        withAnswer(entry, action.payload as CataloguePage | FullCataloguePage, entry.freeFrom),
      );
    });
    builder.addMatcher(isPageCall('rejected'), (state, action) => {
      const { entry, name } = entryOf(state, action) ?? {};
      if (entry === undefined || name === undefined) return;
      entry.running[name] -= 1;
      entry.problems[name] = action.payload as Problem;
    });
  },
  selectors: {
    /** The stored result of an address. */
    selectEntry: (state, url: string) => state.entries[catalogueKey(url)],
  },
});

export const { listAsked } = catalogueSlice.actions;
export const { selectEntry } = catalogueSlice.injectInto(reducer).selectors;
