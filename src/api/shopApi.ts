import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from '#api/transport/baseQuery.ts';
import { schemaFailure } from '#api/transport/problems.ts';

/** Calls without a token. Each resource injects its endpoints, so that a route's chunk contains its own calls. */
export const shopApi = createApi({
  reducerPath: 'shopApi',
  baseQuery,
  catchSchemaFailure: schemaFailure,
  // Invalidated when the delivery location changes.
  tagTypes: ['cityRegion'],
  endpoints: () => ({}),
});

/** Calls that carry the customer's token; the end of a session resets only this API. */
export const sessionApi = createApi({
  reducerPath: 'sessionApi',
  baseQuery,
  tagTypes: ['devices', 'exchangeOrders', 'twoStep'],
  catchSchemaFailure: schemaFailure,
  endpoints: () => ({}),
});
