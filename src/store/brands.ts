import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { catalogueApi } from '#api/catalogue/catalogue.ts';
import { hasBrandFilter } from '#rules/filters/filterUrl.ts';
import { isFulfilled } from './matchers.ts';
import { slices } from './store.ts';

type PageCalls = Pick<typeof catalogueApi.endpoints, 'getCataloguePage' | 'getFullCataloguePage'>;

// Stryker disable next-line BooleanLiteral: only the keys are used
const isPage = isFulfilled<PageCalls>({ getCataloguePage: true, getFullCataloguePage: true });

/**
 * Whether the visitor has filtered the current list: set when filters are applied or cleared, and by the response to a
 * search (CONTENT-01). Loaded with the lists; the brands themselves are cached.
 */
const brandsSlice = createSlice({
  name: 'brands',
  initialState: { isFiltered: false },
  reducers: {
    filterApplied(state) {
      state.isFiltered = true;
    },
    filterCleared(state) {
      state.isFiltered = false;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isPage, (state, { meta: { arg }, payload }) => {
      const { kind, source, filters } = arg.originalArgs;
      if (kind === 'search' && hasBrandFilter(source, { filters, ...payload })) state.isFiltered = true;
    });
  },
});

declare module './store.ts' {
  interface LazySlices extends WithSlice<typeof brandsSlice> {}
}

brandsSlice.injectInto(slices);

export const { filterApplied, filterCleared } = brandsSlice.actions;
