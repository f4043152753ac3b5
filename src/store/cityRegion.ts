import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { shopApi } from '#api/shopApi.ts';
import type { CityRegion } from '#schemas/cityRegion.ts';

interface CityRegionState {
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

/** Changes the city; choosing the current one does nothing (GEO-07). */
export const chooseCityRegion =
  (next: CityRegion): ThunkAction<void, { cityRegion: CityRegionState }, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const before = selectCityRegion(getState());
    if (before?.region === next.region && before.city === next.city) return;
    dispatch(cityRegionChanged(next));
    dispatch(shopApi.util.invalidateTags(['cityRegion']));
  };
