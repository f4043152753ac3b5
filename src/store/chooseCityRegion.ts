import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { shopApi } from '#api/shopApi.ts';
import { isSamePlace } from '#rules/delivery/isSamePlace.ts';
import type { CityRegion } from '#schemas/persisted.ts';
import { cityRegionChanged, type CityRegionState, selectCityRegion } from './cityRegion.ts';

/** Changes the city; undefined is none. The current one changes nothing (GEO-07). */
export const chooseCityRegion =
  (
    next: CityRegion | undefined,
  ): ThunkAction<void, { cityRegion: CityRegionState }, unknown, UnknownAction> =>
  (dispatch, getState) => {
    if (isSamePlace(selectCityRegion(getState()), next)) return;
    dispatch(cityRegionChanged(next));
    dispatch(shopApi.util.invalidateTags(['cityRegion']));
  };
