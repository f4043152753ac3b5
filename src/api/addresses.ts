import { addAddress, editAddress, getAddresses, removeAddress } from '#schemas/addresses.ts';
import { sessionApi } from './sessionApi.ts';
import { request } from './transport/request.ts';

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
