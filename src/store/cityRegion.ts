import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CityRegion } from '#schemas/persisted.ts';
import { rehydrated } from '#store/persistence/persistedSlices.ts';

export interface CityRegionState {
  /** Undefined until one is chosen. */
  chosen: CityRegion | undefined;
}

// Stryker disable next-line ObjectLiteral: a field that is undefined is the same as none
const initialState: CityRegionState = { chosen: undefined };

/** The chosen city and region (GEO-01). */
export const cityRegionSlice = createSlice({
  name: 'cityRegion',
  initialState,
  reducers: {
    /** Another city, or none: what depends on it is requested anew (GEO-07). Start-up reads that of the cookie (GEO-02). */
    cityRegionChanged(state, { payload }: PayloadAction<CityRegion | undefined>) {
      state.chosen = payload;
    },
  },
  extraReducers: (builder) => {
    // The default address of a logged-in customer has priority over the cookie (GEO-03).
    builder.addCase(rehydrated, (state, { payload: { customer } }) => {
      state.chosen = customer?.geolocation ?? state.chosen;
    });
  },
});

export const { cityRegionChanged } = cityRegionSlice.actions;
/** The chosen city; undefined until there is one. */
export const selectCityRegion = ({ cityRegion }: { cityRegion: CityRegionState }): CityRegion | undefined =>
  cityRegion.chosen;
