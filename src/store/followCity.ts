import { parseCityRegionCookie } from '#rules/delivery/cityRegion.ts';
import { isSamePlace } from '#rules/delivery/isSamePlace.ts';
import { chooseCityRegion } from './chooseCityRegion.ts';
import type { Store } from './makeStore.ts';
import { otherTabWrote } from './persistence/persistedSlices.ts';
import { selectCustomer } from './session/customer.ts';

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
