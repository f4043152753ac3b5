import { shopApi } from '#api/shopApi.ts';
import { sourceCall, eitherSource } from '#api/transport/eitherSource.ts';
import { request } from '#api/transport/request.ts';
import {
  type CatalogueRequest,
  type CataloguePage,
  type FullCataloguePage,
  getCataloguePage,
  getFullCataloguePage,
} from '#schemas/catalogue.ts';
import { toFullPage, toPage } from './toPage.ts';

// The catalogue slice stores the answers, so the query cache drops each one when its request has ended.
const uncached = { keepUnusedDataFor: 0 };

const unchanged = (request: CatalogueRequest) => request;

/** A page of products of either source (API-28 to API-30, API-36), and the same with filters and texts (API-32). */
export const catalogueApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getCataloguePage: build.query<CataloguePage, CatalogueRequest>({
      ...eitherSource<CatalogueRequest, CataloguePage>(
        sourceCall(getCataloguePage, unchanged, toPage),
        async () => (await import('./legacyCatalogue.ts')).legacyCatalogue,
      ),
      ...uncached,
    }),
    getFullCataloguePage: build.query<FullCataloguePage, CatalogueRequest>({
      ...request(getFullCataloguePage, toFullPage),
      ...uncached,
    }),
  }),
});
