import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';
import { schemaFailure } from './schemaFailure.ts';

/** Calls that carry no token; each resource's file adds its own, so that a route's chunk brings its calls along. */
export const shopApi = createApi({
  reducerPath: 'shopApi',
  baseQuery,
  catchSchemaFailure: schemaFailure,
  // What depends on where the shopper is.
  tagTypes: ['place'],
  endpoints: () => ({}),
});
