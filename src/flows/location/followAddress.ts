import { addressesApi } from '#api/addresses.ts';
import type { SessionContext } from '#flows/session/sessionContext.ts';
import { locationOfAddresses } from '#rules/addresses/addresses.ts';
import { isSameLocation, parseCityRegionCookie } from '#rules/delivery/cityRegion.ts';
import type { CityRegion } from '#schemas/persisted.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { chooseCityRegion } from '#store/followCity.ts';
import { isFulfilled } from '#store/matchers.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { customerRead } from '#store/session/customerEvents.ts';

/** The calls whose responses contain the customer's addresses. */
const calls = {
  getAddresses: 'read',
  addAddress: 'changed',
  editAddress: 'changed',
  removeAddress: 'changed',
} as const;

/**
 * Sets the delivery location to the customer's default shipping address after each response with addresses, unless the
 * shopper has chosen a city meanwhile (GEO-02, GEO-03). Returns a function that resets the location to the customer's
 * or the cookie's, for the end of a session. Call it once per store.
 */
export function followAddress({ store, ports }: SessionContext): () => void {
  const { dispatch, getState } = store;
  const chosen = () => selectCityRegion(getState());
  const settle = () =>
    dispatch(
      chooseCityRegion(selectCustomer(getState()).geolocation ?? parseCityRegionCookie(ports.cookies())),
    );
  /** The location at the last request of the addresses. */
  let before: CityRegion | undefined;

  store.react({
    matches: addressesApi.endpoints.getAddresses.matchPending,
    run: () => {
      before = chosen();
    },
  });
  store.react({
    matches: isFulfilled<typeof addressesApi.endpoints>(calls),
    run({ meta, payload }) {
      const { loggedIn, geolocation: known } = selectCustomer(getState());
      const cityRegion = locationOfAddresses(payload);
      if (!loggedIn || isSameLocation(cityRegion, known)) return;
      const isRead = calls[meta.arg.endpointName] === 'read';
      const isByHand =
        (isRead && !isSameLocation(chosen(), before)) ||
        (known !== undefined && !isSameLocation(chosen(), known));
      dispatch(customerRead({ geolocation: cityRegion }));
      if (!isByHand) settle();
    },
  });
  return settle;
}
