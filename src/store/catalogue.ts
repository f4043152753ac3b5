import { createSlice, current, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { catalogueApi } from '#api/catalogue/catalogue.ts';
import type { menuApi } from '#api/menu.ts';
import type { CatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { emptyEntry, withResponse } from '#rules/catalogue/catalogueEntry.ts';
import { isAdjacentPage } from '#rules/catalogue/pages.ts';
import type { CatalogueEntry, CatalogueKind } from '#schemas/catalogue.ts';
import type { MenuItem } from '#schemas/menu.ts';
import type { Problem } from '#schemas/problem.ts';
import { cityRegionChanged } from './cityRegion.ts';
import { flagsApplied } from './flags.ts';
import { isFulfilled, isPending, isRejected } from './matchers.ts';
import { slices } from './store.ts';

type PageCalls = typeof catalogueApi.endpoints;
type PageCall = keyof PageCalls;
type MenuCalls = Pick<typeof menuApi.endpoints, 'getMenu'>;

/** The endpoints that load pages; `full` loads the page again with filters and texts (CAT-25). */
const pageCalls = { getCataloguePage: 'first', getFullCataloguePage: 'full' } as const;
const menuCalls = { getMenu: 'tree' } as const;

export interface StoredEntry extends CatalogueEntry {
  /** Incremented when the result is requested again: responses of an older epoch are dropped (CAT-21). */
  epoch: number;
  /** As in `listRequested` (CAT-46). */
  freeShippingFrom: number;
  /** The call that loads it (CAT-24). */
  kind: CatalogueKind;
  /** The sort order of its URL. Two sort orders share a key, but never a list (CAT-02, CAT-18). */
  sorting: string | undefined;
  /** Its first page is loading; several calls in turn may be needed (CAT-53). */
  opening: boolean;
  /** Number of pending calls, by endpoint. */
  pending: Record<PageCall, number>;
  problems: Partial<Record<PageCall, Problem>>;
  /** The page that failed to load, for the retry (ERR-12). */
  failedPage?: number;
}

interface ListRequest {
  url: CatalogueUrl;
  kind: CatalogueKind;
  /** The free-shipping threshold of the country (COUNTRY-14), in its major unit; a response may replace it. */
  freeShippingFrom: number;
}

/** The progress of a request: the call that loads it, and whether its first page is loading. */
interface Progress {
  url: ListId;
  epoch: number;
  kind?: CatalogueKind;
  opening: boolean;
}

type ListId = Pick<CatalogueUrl, 'key' | 'sorting'>;

interface CatalogueState {
  entries: Record<string, StoredEntry>;
  /** The number of results that were requested again. */
  epoch: number;
  /** The number of times that all results were cleared. */
  clearings: number;
  /** The category tree, once any screen has loaded the menu (CAT-24, MENU-06). */
  tree: MenuItem[] | undefined;
}

const initialState: CatalogueState = { entries: {}, epoch: 0, clearings: 0, tree: undefined };

/** The stored result of a URL, if it has the URL's sort order. */
function entryAt({ entries }: CatalogueState, { key, sorting }: ListId) {
  const entry = entries[key];
  return entry?.sorting === sorting ? entry : undefined;
}

/** The result that a call was made for; undefined if it was requested again since (CAT-21). */
function entryOf({ entries }: CatalogueState, { key, epoch }: { key: string; epoch: number }) {
  const entry = entries[key];
  return entry?.epoch === epoch ? entry : undefined;
}

/** Whether a response came from the early call. */
const isEarlyAnswer = (meta: unknown) =>
  // Stryker disable next-line ConditionalExpression,LogicalOperator: only for the type; the transport always sets `early`
  typeof meta === 'object' && meta !== null && 'early' in meta && meta.early === true;

function clearAll(state: CatalogueState) {
  state.entries = {};
  state.clearings += 1;
}

/** The results of the catalogue by key (CAT-01); never persisted. */
const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    /**
     * Clears the stored result of a URL without a page number. Keeps it for a page that continues it (CAT-17, CAT-18).
     * A return by history does not dispatch this action.
     */
    listRequested(state, { payload: { url, kind, freeShippingFrom } }: PayloadAction<ListRequest>) {
      const entry = entryAt(state, url);
      if (entry !== undefined && isAdjacentPage(entry, url.page)) return;
      // Stryker disable next-line AssignmentOperator: epochs only need to differ
      state.epoch += 1;
      state.entries[url.key] = {
        ...emptyEntry(url),
        epoch: state.epoch,
        freeShippingFrom,
        kind,
        sorting: url.sorting,
        opening: false,
        pending: { getCataloguePage: 0, getFullCataloguePage: 0 },
        problems: {},
      };
    },
    listProgressed(state, { payload: { url, epoch, kind, opening } }: PayloadAction<Progress>) {
      const entry = entryAt(state, url);
      if (entry?.epoch !== epoch) return;
      entry.kind = kind ?? entry.kind;
      entry.opening = opening;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(cityRegionChanged, clearAll);
    builder.addCase(flagsApplied, (state, { payload: { sourceChanged } }) => {
      if (!sourceChanged) return;
      clearAll(state);
      state.tree = undefined;
    });
    builder.addMatcher(isFulfilled<MenuCalls>(menuCalls), (state, { payload }) => {
      state.tree = payload.menu_items;
    });
    builder.addMatcher(isPending<PageCalls>(pageCalls), (state, { meta: { arg } }) => {
      const entry = entryOf(state, arg.originalArgs);
      if (entry === undefined) return;
      entry.pending[arg.endpointName] += 1;
      entry.error = [];
      delete entry.problems[arg.endpointName];
    });
    builder.addMatcher(isFulfilled<PageCalls>(pageCalls), (state, { meta, payload }) => {
      const { endpointName: name, originalArgs } = meta.arg;
      const entry = entryOf(state, originalArgs);
      if (entry === undefined) return;
      entry.pending[name] -= 1;
      entry.ssr ||= isEarlyAnswer(meta.baseQueryMeta);
      // Plain data: Immer would create a draft for each product of the list (PLACE-05).
      const stored = current(entry);
      // Stryker disable next-line ConditionalExpression: a page that has its products is not requested again
      const again = pageCalls[name] === 'full';
      Object.assign(
        entry,
        withResponse(stored, payload, { freeShippingFrom: stored.freeShippingFrom, again }),
      );
    });
    builder.addMatcher(isRejected<PageCalls>(pageCalls), (state, { meta: { arg }, payload }) => {
      const { endpointName: name, originalArgs } = arg;
      const entry = entryOf(state, originalArgs);
      if (entry === undefined) return;
      entry.pending[name] -= 1;
      if (payload !== undefined) entry.problems[name] = payload;
      if (pageCalls[name] === 'first') entry.failedPage = originalArgs.pageInfo.page;
    });
  },
  selectors: {
    selectEntry: entryAt,
    /**
     * The number of times that all results were cleared: a screen that shows one requests it again (FLAG-25, GEO-07).
     */
    selectClearCount: ({ clearings }) => clearings,
    selectTree: ({ tree }) => tree,
  },
});

export const { listRequested, listProgressed } = catalogueSlice.actions;

declare module './store.ts' {
  interface LazySlices extends WithSlice<typeof catalogueSlice> {}
}

export const { selectEntry, selectClearCount, selectTree } = catalogueSlice.injectInto(slices).selectors;
