import { toFastShipping, toListedProduct } from '#api/product/listedProduct.ts';
import { offeredFilters } from '#rules/filters/parameters.ts';
import type {
  CataloguePage,
  FullCataloguePage,
  getCataloguePage,
  getFullCataloguePage,
  SeoSettings,
} from '#schemas/catalogue.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';

type FullReply = ReplyOf<typeof getFullCataloguePage>;

/** Maps a page to the model (CAT-05, API-38). */
export function toPage({
  products,
  total,
  resultDetails,
  messages,
}: ReplyOf<typeof getCataloguePage>): CataloguePage {
  return { ...resultDetails, products: products.map(toListedProduct), total, error: messages.error };
}

/** Returns a field by the first of its two names that is present; texts without a title count as absent (CAT-07, CAT-08). */
function toSeoSettings(seo: FullReply['seoSettings']): SeoSettings | null {
  if (seo === null) return null;
  const { pageTitle, title = pageTitle, bannerMenu, banner_menu, ...same } = seo;
  return title === undefined ? null : { ...same, title, banner_menu: banner_menu ?? bannerMenu ?? null };
}

const noShipping = { enabled: false, availableCities: [] };

/** Maps the full answer: `toPage` with the details of the list (CAT-07, CAT-09, CAT-40, CAT-42). */
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
