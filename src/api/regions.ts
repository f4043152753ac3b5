import { uniqueBy } from '#lib/lists.ts';
import { getRegions, type Region } from '#schemas/places.ts';
import { request } from './transport/request.ts';
import { shopApi } from './shopApi.ts';

/** The regions of the country, each once (API-24), cached as long as the page is open (GEO-05). */
export const regionsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getRegions: build.query<Region[], object>({
      ...request(getRegions, ({ data }) => uniqueBy(data.regions, ({ id }) => id)),
      keepUnusedDataFor: Infinity,
    }),
  }),
});

export const { useGetRegionsQuery } = regionsApi;
