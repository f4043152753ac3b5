import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './transport/baseQuery.ts';
import { schemaFailure } from './transport/schemaFailure.ts';

/** Calls without a token. Each resource injects its endpoints, so that a route's chunk contains its own calls. */
export const shopApi = createApi({
  reducerPath: 'shopApi',
  baseQuery,
  catchSchemaFailure: schemaFailure,
  // Invalidated when the delivery location changes.
  tagTypes: ['cityRegion'],
  endpoints: () => ({}),
});
