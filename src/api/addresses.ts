import { getAddresses } from '#schemas/addresses.ts';
import { sessionApi } from './sessionApi.ts';
import { request } from './transport/request.ts';

/** The addresses of a customer (API-74). */
export const addressesApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({ getAddresses: build.query(request(getAddresses, ({ addresses }) => addresses)) }),
});
