import { addressesApi } from '#api/addresses.ts';
import { placeOfAddresses } from '#rules/addresses/defaultAddress.ts';
import { parseCityRegionCookie } from '#rules/delivery/cityRegion.ts';
import { isSamePlace } from '#rules/delivery/isSamePlace.ts';
import type { CityRegion } from '#schemas/persisted.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { chooseCityRegion } from '#store/followCity.ts';
import { isFulfilled } from '#store/matchers.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { customerRead } from '#store/session/customerEvents.ts';
import type { SessionContext } from './sessionContext.ts';

/** The calls that are answered with the addresses of the customer, by how they come. */
const calls = {
  getAddresses: 'read',
  addAddress: 'changed',
  editAddress: 'changed',
  removeAddress: 'changed',
} as const;

/**
 * The delivery location follows the default shipping address of the customer (GEO-02, GEO-03): each answer with her
 * addresses brings it, unless the shopper has chosen a city by hand meanwhile. Returns what takes the location back to that of the customer or of the cookie, for the end of a session.
 * Registered once per store.
 */
export function followAddress({ store, ports }: SessionContext): () => void {
  const { dispatch, getState } = store;
  const chosen = () => selectCityRegion(getState());
  const settle = () =>
    dispatch(
      chooseCityRegion(selectCustomer(getState()).geolocation ?? parseCityRegionCookie(ports.cookies())),
    );
  /** The location when the addresses were requested last. */
  let asked: CityRegion | undefined;

  store.react({
    matches: addressesApi.endpoints.getAddresses.matchPending,
    run: () => {
      asked = chosen();
    },
  });
  store.react({
    matches: isFulfilled<typeof addressesApi.endpoints>(calls),
    run({ meta, payload }) {
      const { loggedIn, geolocation: known } = selectCustomer(getState());
      const place = placeOfAddresses(payload);
      if (!loggedIn || isSamePlace(place, known)) return;
      const isRead = calls[meta.arg.endpointName] === 'read';
      const isByHand =
        (isRead && !isSamePlace(chosen(), asked)) || (known !== undefined && !isSamePlace(chosen(), known));
      dispatch(customerRead({ geolocation: place }));
      if (!isByHand) settle();
    },
  });
  return settle;
}
