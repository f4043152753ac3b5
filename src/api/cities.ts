import { cachedForVisit, request } from '#api/transport/request.ts';
import { uniqueBy } from '#lib/lists.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { type City, getCities, getRegions, type Region } from '#schemas/cities.ts';
import { shopApi } from './shopApi.ts';

const toCities = ({ data }: ReplyOf<typeof getCities>): City[] =>
  uniqueBy(data.cities, ({ fk_region, id_city }) => `${fk_region} ${id_city}`);

const toRegions = ({ data }: ReplyOf<typeof getRegions>): Region[] => uniqueBy(data.regions, ({ id }) => id);

/** The cities and the regions of the country, each once (API-23, API-24), cached as long as the page is open (GEO-05). */
export const citiesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getCities: build.query({ ...request(getCities, toCities), ...cachedForVisit }),
    getRegions: build.query({ ...request(getRegions, toRegions), ...cachedForVisit }),
  }),
});

export const { useGetCitiesQuery, useGetRegionsQuery } = citiesApi;
