import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './transport/baseQuery.ts';
import { schemaFailure } from './transport/schemaFailure.ts';

/** Calls that carry the customer's token; the end of a session resets only this API. */
export const sessionApi = createApi({
  reducerPath: 'sessionApi',
  baseQuery,
  tagTypes: ['devices', 'exchangeOrders', 'twoStep'],
  catchSchemaFailure: schemaFailure,
  endpoints: () => ({}),
});
