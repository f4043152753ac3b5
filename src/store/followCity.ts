import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { shopApi } from '#api/shopApi.ts';
import { parseCityRegionCookie } from '#rules/delivery/cityRegion.ts';
import { isSamePlace } from '#rules/delivery/isSamePlace.ts';
import type { CityRegion } from '#schemas/persisted.ts';
import { otherTabWrote } from '#store/persistence/persistedSlices.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { cityRegionChanged, type CityRegionState, selectCityRegion } from './cityRegion.ts';
import type { Store } from './makeStore.ts';

/**
 * Takes over the city that was chosen in another tab of the same visitor, or came there with another default address
 * (GEO-02, GEO-07). `cookies` gives those of the page. Registered once per store.
 */
export function followCity({ react, dispatch, getState }: Store, cookies: () => string): void {
  react({
    matches: otherTabWrote.match,
    run({ payload: { known, current } }) {
      const place = current.cityRegion?.chosen;
      const isOfSession = current.customer?.loggedIn === selectCustomer(getState()).loggedIn;
      if (!isOfSession || place === undefined || isSamePlace(place, known.cityRegion?.chosen)) return;
      // An older copy has another city as well: a new one is that of the cookie, or of a new default address.
      const isByHand = isSamePlace(place, parseCityRegionCookie(cookies()));
      // Stryker disable next-line OptionalChaining: a copy without customer is of no session, and was left before
      const [before, now] = [known.customer?.geolocation, current.customer?.geolocation];
      if (isByHand || (isSamePlace(place, now) && !isSamePlace(now, before)))
        dispatch(chooseCityRegion(place));
    },
  });
}

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
