import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CityRegion } from '#schemas/persisted.ts';
import { rehydrated } from '#store/persistence/persistedSlices.ts';

export interface CityRegionState {
  /** Undefined if no city is chosen. */
  chosen: CityRegion | undefined;
}

// Stryker disable next-line ObjectLiteral: a missing field reads as undefined too
const initialState: CityRegionState = { chosen: undefined };

export const cityRegionSlice = createSlice({
  name: 'cityRegion',
  initialState,
  reducers: {
    /** The city changed, or was read from the cookie at start (GEO-02): its data are requested again (GEO-07). */
    cityRegionChanged(state, { payload }: PayloadAction<CityRegion | undefined>) {
      state.chosen = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(rehydrated, (state, { payload: { customer } }) => {
      state.chosen = customer?.geolocation ?? state.chosen;
    });
  },
});

export const { cityRegionChanged } = cityRegionSlice.actions;
/** The chosen city; undefined without one (GEO-01). */
export const selectCityRegion = ({ cityRegion }: { cityRegion: CityRegionState }): CityRegion | undefined =>
  cityRegion.chosen;
