import {
  type CatalogueAsk,
  type CataloguePage,
  type FullCataloguePage,
  getCataloguePage,
  getFullCataloguePage,
} from '#schemas/catalogue.ts';
import { answering, eitherSource } from './eitherSource.ts';
import { request } from './request.ts';
import { shopApi } from './shopApi.ts';
import { toFullPage, toPage } from './toPage.ts';

// The catalogue's own slice keeps what came; here each request stands for itself and is kept no longer than it runs.
const notKept = { keepUnusedDataFor: 0 };

const asItIs = (ask: CatalogueAsk) => ask;

/** A page of products of either source (API-28 to API-30, API-36), and the same with filters and texts (API-32). */
export const catalogueApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getCataloguePage: build.query<CataloguePage, CatalogueAsk>({
      ...eitherSource<CatalogueAsk, CataloguePage>(
        answering(getCataloguePage, asItIs, toPage),
        async () => (await import('./legacyCatalogue.ts')).legacyCatalogue,
      ),
      ...notKept,
    }),
    getFullCataloguePage: build.query<FullCataloguePage, CatalogueAsk>({
      ...request(getFullCataloguePage, toFullPage),
      ...notKept,
    }),
  }),
});
