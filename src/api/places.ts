import { request } from '#api/transport/request.ts';
import { uniqueBy } from '#lib/lists.ts';
import { type City, getCities, getRegions, type Region } from '#schemas/places.ts';
import { shopApi } from './shopApi.ts';

/** The cities of the country, each once (API-23), cached as long as the page is open (GEO-05). */
export const citiesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getCities: build.query<City[], object>({
      ...request(getCities, ({ data }) =>
        uniqueBy(data.cities, ({ fk_region, id_city }) => `${fk_region} ${id_city}`),
      ),
      keepUnusedDataFor: Infinity,
    }),
  }),
});

export const { useGetCitiesQuery } = citiesApi;

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
