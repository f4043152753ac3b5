import {
  createSlice,
  current,
  type PayloadAction,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import type { CallMeta } from '#api/baseQuery.ts';
import { catalogueAddress, pageIn } from '#rules/catalogueAddress.ts';
import { sortingIn } from '#rules/catalogueBody.ts';
import { emptyEntry, withAnswer } from '#rules/catalogueEntry.ts';
import { catalogueKey } from '#rules/catalogueKey.ts';
import { continues } from '#rules/pages.ts';
import type {
  CatalogueAsk,
  CatalogueEntry,
  CatalogueKind,
  CataloguePage,
  FullCataloguePage,
  getCataloguePage,
  getFullCataloguePage,
} from '#schemas/catalogue.ts';
import type { getMenu, Menu, MenuItem } from '#schemas/menu.ts';
import type { Problem } from '#schemas/problem.ts';
import { placeChanged } from './cityRegion.ts';
import { flagsApplied } from './flags.ts';
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
  /** Which call answers it (CAT-24). */
  kind: CatalogueKind;
  /** The order it is in; two orders share a key, and never a list (CAT-02, CAT-18). */
  sorting: string;
  /** Its first page is still being looked for, maybe by several calls (CAT-53). */
  opening: boolean;
  /** Calls on their way, by name. */
  running: Record<First | Full, number>;
  /** Why the last call of a kind failed, by name. */
  problems: Partial<Record<First | Full, Problem>>;
  /** The page that did not come, to be asked for again (ERR-12). */
  failedPage?: number;
}

/** What is asked for. */
interface ListAsked {
  url: string;
  kind: CatalogueKind;
  /** The amount from which the country sends for free (COUNTRY-14), in its major unit; an answer may name another. */
  freeFrom: number;
}

/** How a result that was asked for turns out: which call answers it, and whether its first page is there. */
interface Turn {
  url: string;
  epoch: number;
  kind?: CatalogueKind;
  opening: boolean;
}

interface CatalogueState {
  entries: Record<string, StoredEntry>;
  /** Counts the times that a result was asked for anew. */
  epoch: number;
  /** Counts the times that all results were cleared at once. */
  clearings: number;
  /** The category tree, once the menu has come for whatever screen (CAT-24, MENU-06). */
  tree: MenuItem[] | undefined;
}

const menu: (typeof getMenu)['name'] = 'getMenu';

const isMenu = (action: UnknownAction): action is UnknownAction & { payload: Menu } =>
  (action['meta'] as CallAction['meta'] | undefined)?.arg?.endpointName === menu &&
  action.type.endsWith('/fulfilled');

interface CallAction extends UnknownAction {
  meta: {
    arg: { endpointName: string; originalArgs: CatalogueAsk };
    condition?: boolean;
    baseQueryMeta?: CallMeta;
  };
  payload: unknown;
}

const isPageCall = (stage: 'pending' | 'fulfilled' | 'rejected') =>
  function matches(action: UnknownAction): action is CallAction {
    const meta = action['meta'] as CallAction['meta'] | undefined;
    const name = meta?.arg?.endpointName ?? '';
    return (name === first || name === full) && action.type.endsWith(`/${stage}`) && meta?.condition !== true;
  };

const initialState: CatalogueState = { entries: {}, epoch: 0, clearings: 0, tree: undefined };

/** The stored result of an address, in the order that the address names. */
function heldIn({ entries }: CatalogueState, url: string) {
  const held = entries[catalogueKey(url)];
  return held?.sorting === sortingIn(catalogueAddress(url)) ? held : undefined;
}

/** The result that an action is about, if it is still the one that was asked for. */
function entryOf(state: CatalogueState, { meta: { arg } }: CallAction) {
  const entry = state.entries[arg.originalArgs.key];
  const name = arg.endpointName as First | Full;
  return entry?.epoch === arg.originalArgs.epoch ? { entry, name } : undefined;
}

function clearAll(state: CatalogueState) {
  state.entries = {};
  state.clearings += 1;
}

/** The catalogue's results by their key (CAT-01): kept while the page is open, and never on the device. */
const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    /**
     * A list is about to be asked for. Without a page number its stored result is cleared; with one it is kept where the
     * page continues it (CAT-17, CAT-18). A return by history asks for nothing, and so is none of these.
     */
    listAsked(state, { payload: { url, kind, freeFrom } }: PayloadAction<ListAsked>) {
      const address = catalogueAddress(url);
      const held = heldIn(state, url);
      if (held !== undefined && continues(held, pageIn(address))) return;
      state.epoch += 1;
      state.entries[catalogueKey(url)] = {
        ...emptyEntry(url),
        epoch: state.epoch,
        freeFrom,
        kind,
        sorting: sortingIn(address),
        opening: false,
        running: { [first]: 0, [full]: 0 },
        problems: {},
      };
    },
    listTurned(state, { payload: { url, epoch, kind, opening } }: PayloadAction<Turn>) {
      const entry = heldIn(state, url);
      if (entry?.epoch !== epoch) return;
      entry.kind = kind ?? entry.kind;
      entry.opening = opening;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(placeChanged, clearAll);
    builder.addCase(flagsApplied, (state, { payload: { sourceChanged } }) => {
      if (!sourceChanged) return;
      clearAll(state);
      state.tree = undefined;
    });
    builder.addMatcher(isMenu, (state, { payload }) => {
      state.tree = payload.menu_items;
    });
    builder.addMatcher(isPageCall('pending'), (state, action) => {
      const { entry, name } = entryOf(state, action) ?? {};
      if (entry === undefined || name === undefined) return;
      entry.running[name] += 1;
      entry.error = [];
      delete entry.problems[name];
    });
    builder.addMatcher(isPageCall('fulfilled'), (state, action) => {
      const { entry, name } = entryOf(state, action) ?? {};
      if (entry === undefined || name === undefined) return;
      entry.running[name] -= 1;
      const answer = action.payload as CataloguePage | FullCataloguePage;
      entry.ssr ||= action.meta.baseQueryMeta?.early === true;
      // As plain data: a draft would be made of each product that the list holds already (PLACE-05).
      const held = current(entry);
      Object.assign(entry, withAnswer(held, answer, { freeFrom: held.freeFrom, again: name === full }));
    });
    builder.addMatcher(isPageCall('rejected'), (state, action) => {
      const { entry, name } = entryOf(state, action) ?? {};
      if (entry === undefined || name === undefined) return;
      entry.running[name] -= 1;
      entry.problems[name] = action.payload as Problem;
      if (name === first) entry.failedPage = action.meta.arg.originalArgs.pageInfo.page;
    });
  },
  selectors: {
    /** The stored result of an address, if it is in the order of that address. */
    selectEntry: heldIn,
    /** Raised when all results were cleared: a screen that shows one asks anew (FLAG-25, GEO-07). */
    selectClearings: ({ clearings }) => clearings,
    selectTree: ({ tree }) => tree,
  },
});

export const { listAsked, listTurned } = catalogueSlice.actions;

declare module './reducer.ts' {
  interface LaterSlices extends WithSlice<typeof catalogueSlice> {}
}

export const { selectEntry, selectClearings, selectTree } = catalogueSlice.injectInto(reducer).selectors;
