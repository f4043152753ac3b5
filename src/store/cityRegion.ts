import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { shopApi } from '#api/shopApi.ts';
import type { Place } from '#schemas/place.ts';

interface CityRegionState {
  /** Undefined while none is chosen. */
  place: Place | undefined;
}

const initialState: CityRegionState = { place: undefined };

/** The chosen city and region (GEO-01). */
export const cityRegionSlice = createSlice({
  name: 'cityRegion',
  initialState,
  reducers: {
    /** The visit begins with a place, or without (GEO-02). */
    placeRead(state, { payload }: PayloadAction<Place | undefined>) {
      state.place = payload;
    },
    /** Another place holds: what depends on it is asked for anew (GEO-07). */
    placeChanged(state, { payload }: PayloadAction<Place>) {
      state.place = payload;
    },
  },
  selectors: { selectPlace: ({ place }) => place },
});

export const { placeRead, placeChanged } = cityRegionSlice.actions;
export const { selectPlace } = cityRegionSlice.selectors;

/** A place was chosen; the one that holds already changes nothing (GEO-07). */
export const choosePlace =
  (place: Place): ThunkAction<void, { cityRegion: CityRegionState }, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const before = selectPlace(getState());
    if (before?.region === place.region && before.city === place.city) return;
    dispatch(placeChanged(place));
    dispatch(shopApi.util.invalidateTags(['place']));
  };
