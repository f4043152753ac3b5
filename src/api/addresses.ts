import { cachedForVisit, request } from '#api/transport/request.ts';
import { enabledTypes } from '#rules/addresses/addresses.ts';
import { addAddress, editAddress, getAddresses, getAddressTypes, removeAddress } from '#schemas/addresses.ts';
import { sessionApi, shopApi } from './shopApi.ts';

const listOf = <List>({ addresses }: { addresses: List }): List => addresses;

/** The addresses of a customer, and what changes them (API-74 to API-77). */
export const addressesApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    getAddresses: build.query(request(getAddresses, listOf)),
    addAddress: build.mutation(request(addAddress, listOf)),
    editAddress: build.mutation(request(editAddress, listOf)),
    removeAddress: build.mutation(request(removeAddress, listOf)),
  }),
});

export const { useGetAddressesQuery } = addressesApi;

/** The types that an address can be given (API-25, ADDR-09), cached as long as the page is open. */
export const addressTypesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getAddressTypes: build.query({
      ...request(getAddressTypes, ({ data }) => enabledTypes(data.addresstypes)),
      ...cachedForVisit,
    }),
  }),
});

export const { useGetAddressTypesQuery } = addressTypesApi;
