import type { ArgsOf } from '#schemas/endpoint.ts';
import { getShippingMethods, type ShippingMethod } from '#schemas/shipping.ts';
import { request } from '#api/transport/request.ts';
import { shopApi } from './shopApi.ts';

/** Shipping methods for a location by code; cached per location and invalidated when it changes (SHIP-05, GEO-07). */
export const shippingApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getShippingMethods: build.query<Record<string, ShippingMethod>, ArgsOf<typeof getShippingMethods>>({
      ...request(getShippingMethods, ({ data }) => data),
      keepUnusedDataFor: Infinity,
      providesTags: ['cityRegion'],
    }),
  }),
});

export const { useGetShippingMethodsQuery } = shippingApi;
