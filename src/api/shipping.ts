import type { ArgsOf } from '#schemas/endpoint.ts';
import { getShippingMethods, type ShippingMethod } from '#schemas/shipping.ts';
import { request } from './request.ts';
import { shopApi } from './shopApi.ts';

/** The ways of sending something to a place, by their code: read once per place and kept until it changes (SHIP-05, GEO-07). */
export const shippingApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getShippingMethods: build.query<Record<string, ShippingMethod>, ArgsOf<typeof getShippingMethods>>({
      ...request(getShippingMethods, ({ data }) => data),
      keepUnusedDataFor: Infinity,
      providesTags: ['place'],
    }),
  }),
});
