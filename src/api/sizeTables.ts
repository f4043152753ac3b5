import { cachedForVisit, request } from '#api/transport/request.ts';
import { getSizeTables } from '#schemas/sizeTables.ts';
import { shopApi } from './shopApi.ts';

/**
 * The size tables, which the content team writes under one key (API-26); an empty list without content. They are cached
 * as long as the page is open, separately from other keys (CONTENT-10).
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
