import { offeredFilters } from '#rules/offeredFilters.ts';
import {
  type CatalogueAsk,
  type CataloguePage,
  type FullCataloguePage,
  getCataloguePage,
  getFullCataloguePage,
  type SeoSettings,
} from '#schemas/catalogue.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { answering, eitherSource } from './eitherSource.ts';
import { toFastShipping, toListedProduct } from './listedProduct.ts';
import { request } from './request.ts';
import { shopApi } from './shopApi.ts';

type FullReply = ReplyOf<typeof getFullCataloguePage>;

/** A page of the wire as the shop's model (CAT-05, API-38). */
export function toPage({
  products,
  total,
  resultDetails,
  messages,
}: ReplyOf<typeof getCataloguePage>): CataloguePage {
  return { ...resultDetails, products: products.map(toListedProduct), total, error: messages.error };
}

function toSeoSettings(seo: FullReply['seoSettings']): SeoSettings | null {
  if (seo === null) return null;
  const { pageTitle, bannerMenu, ...same } = seo;
  return { ...same, title: pageTitle, banner_menu: bannerMenu };
}

const noShipping = { enabled: false, availableCities: [] };

/** As `toPage`, with what the full answer adds (CAT-07, CAT-09, CAT-40, CAT-42). */
export function toFullPage(reply: FullReply): FullCataloguePage {
  const { filters, sortingoptions, seoSettings, metadata } = reply;
  return {
    ...toPage(reply),
    availableFilters: filters,
    organizedFiltersAB: offeredFilters(filters),
    sortingoptions,
    seoSettings: toSeoSettings(seoSettings),
    landing: metadata?.landing ?? null,
    breadcrumb: metadata?.breadcrumbs ?? [],
    correctedTerm: metadata?.correctedTerm ?? '',
    ...toFastShipping(metadata?.MainShipping ?? noShipping, metadata?.SecondaryShipping ?? noShipping),
  };
}

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
