import { enabledTypes } from '#rules/addresses/addresses.ts';
import { type AddressType, getAddressTypes } from '#schemas/addresses.ts';
import { request } from './transport/request.ts';
import { shopApi } from './shopApi.ts';

/** The types that an address can be given (API-25, ADDR-09), cached as long as the page is open. */
export const addressTypesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getAddressTypes: build.query<AddressType[], object>({
      ...request(getAddressTypes, ({ data }) => enabledTypes(data.addresstypes)),
      keepUnusedDataFor: Infinity,
    }),
  }),
});

export const { useGetAddressTypesQuery } = addressTypesApi;
