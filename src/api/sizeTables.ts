import { cachedForVisit, request } from '#api/transport/request.ts';
import { getSizeTables } from '#schemas/sizeTables.ts';
import { shopApi } from './shopApi.ts';

/**
 * The size tables, which the content team has under a key of its own (API-26); none if there is nothing under it. They
 * are cached as long as the page is open, apart from the content of any other key (CONTENT-10).
 */
export const sizeTablesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getSizeTables: build.query({
      ...request(getSizeTables, ({ content }) => content ?? []),
      ...cachedForVisit,
    }),
  }),
});

export const { useGetSizeTablesQuery } = sizeTablesApi;
