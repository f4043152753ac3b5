import { uniqueBy } from '#lib/lists.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { getCities } from '#schemas/places.ts';
import { request } from './transport/request.ts';
import { shopApi } from './shopApi.ts';

type City = ReplyOf<typeof getCities>['data']['cities'][number];

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
