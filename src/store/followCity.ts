import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { shopApi } from '#api/shopApi.ts';
import { isSameLocation, parseCityRegionCookie } from '#rules/delivery/cityRegion.ts';
import type { CityRegion } from '#schemas/persisted.ts';
import { otherTabWrote } from '#store/persistence/persistedSlices.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { cityRegionChanged, type CityRegionState, selectCityRegion } from './cityRegion.ts';
import type { Store } from './store.ts';

/**
 * Applies the city that another tab of this visitor has chosen or received with a new default address. `cookies`
 * returns the page's cookies. Call it once per store. (GEO-02, GEO-07)
 */
export function followCity({ react, dispatch, getState }: Store, cookies: () => string): void {
  react({
    matches: otherTabWrote.match,
    run({ payload: { known, current } }) {
      const chosen = current.cityRegion?.chosen;
      const isOfSession = current.customer?.loggedIn === selectCustomer(getState()).loggedIn;
      if (!isOfSession || chosen === undefined || isSameLocation(chosen, known.cityRegion?.chosen)) return;
      // A stale copy also has another city. A new city is in the cookie or comes from a new default address.
      const isByHand = isSameLocation(chosen, parseCityRegionCookie(cookies()));
      // Stryker disable next-line OptionalChaining: a copy without a customer was dropped before
      const [before, now] = [known.customer?.geolocation, current.customer?.geolocation];
      if (isByHand || (isSameLocation(chosen, now) && !isSameLocation(now, before)))
        dispatch(chooseCityRegion(chosen));
    },
  });
}

/** Changes the city; undefined clears it. Does nothing if the city is the current one (GEO-07). */
export const chooseCityRegion =
  (
    next: CityRegion | undefined,
  ): ThunkAction<void, { cityRegion: CityRegionState }, unknown, UnknownAction> =>
  (dispatch, getState) => {
    if (isSameLocation(selectCityRegion(getState()), next)) return;
    dispatch(cityRegionChanged(next));
    dispatch(shopApi.util.invalidateTags(['cityRegion']));
  };
