import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { shopApi } from '#api/shopApi.ts';
import type { CityRegion } from '#schemas/cityRegion.ts';
import { cityRegionChanged, type CityRegionState, selectCityRegion } from './cityRegion.ts';

/** Changes the city; choosing the current one does nothing (GEO-07). */
export const chooseCityRegion =
  (next: CityRegion): ThunkAction<void, { cityRegion: CityRegionState }, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const before = selectCityRegion(getState());
    if (before?.region === next.region && before.city === next.city) return;
    dispatch(cityRegionChanged(next));
    dispatch(shopApi.util.invalidateTags(['cityRegion']));
  };
