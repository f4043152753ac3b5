import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';
import { schemaFailure } from './schemaFailure.ts';

/** Calls that carry a token: the end of a session resets this one alone. */
export const sessionApi = createApi({
  reducerPath: 'sessionApi',
  baseQuery,
  catchSchemaFailure: schemaFailure,
  endpoints: () => ({}),
});
