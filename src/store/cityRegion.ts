import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CityRegion } from '#schemas/cityRegion.ts';

export interface CityRegionState {
  /** Undefined until one is chosen. */
  chosen: CityRegion | undefined;
}

const initialState: CityRegionState = { chosen: undefined };

/** The chosen city and region (GEO-01). */
export const cityRegionSlice = createSlice({
  name: 'cityRegion',
  initialState,
  reducers: {
    /** The city of the cookie was read at startup, if any (GEO-02). */
    cityRegionRead(state, { payload }: PayloadAction<CityRegion | undefined>) {
      state.chosen = payload;
    },
    /** The city changed: data that depends on it is requested anew (GEO-07). */
    cityRegionChanged(state, { payload }: PayloadAction<CityRegion>) {
      state.chosen = payload;
    },
  },
  selectors: { selectCityRegion: ({ chosen }) => chosen },
});

export const { cityRegionRead, cityRegionChanged } = cityRegionSlice.actions;
export const { selectCityRegion } = cityRegionSlice.selectors;
