import { aCatalogueBody } from '#fixtures/catalogue.ts';
import { aListedProduct } from '#fixtures/product.ts';
import { exactly, like } from '#contracts/pact/matchers.ts';
import type { Matches } from '#contracts/pact/shapeOf.ts';

// Requests of the list contracts, for the first and for the full answer.

export const path = '/mujer/calzado/';
export const calzado = {
  kind: 'category',
  ...aCatalogueBody({ path, locationCode: '5-120', userId: '140' }),
} as const;
export const botas = { kind: 'search', ...aCatalogueBody({ path: '/catalog/', q: 'botas' }) } as const;
export const envios = { kind: 'static-page', ...aCatalogueBody({ path: '/ac-envios/' }) } as const;
/** A found boot, and what a search for boots determines. */
export const aBoot = aListedProduct({ categories: 'Mujer|Calzado|Botas' });
export const findsBoots: Matches = { 'products.*.categories': like(/^(?:[^;]*\|)?Bota[^;]*$/) };
/** The titles of a search: it has no banner, coupon and colors. */
export const searchTitles = {
  pageTitle: 'botas',
  description: '',
  banner: null,
  bannerMenu: null,
  coupon: '',
  styles: null,
};
/** A product with its sizes. */
export const withSizes = aListedProduct({
  sizes: [{ skuSimple: 'ZP0001-38', numberSize: '38', stock: 3 }],
});
/** What every request for a page determines, and one for a page without products. */
export const asRequested: Matches = { 'resultDetails.page': exactly, 'resultDetails.itemsPerPage': exactly };
export const withoutProducts: Matches = { ...asRequested, total: exactly };
/** Filters without any match. */
export const filtersWithoutMatch = [{ name: 'price', values: ['1-2'] }];
/** A page that does not exist. */
export const unknownPage = { kind: 'category', ...aCatalogueBody({ path: '/nada/de-esto/' }) } as const;

type TextPage = { seoSettings?: { banner?: unknown } | null; metadata?: { landing?: unknown } | null };

/** The answer of an editorial page that has text only, made of a full answer of either source. */
export const withTextOnly = <Page extends TextPage>(whole: Page): Page => ({
  ...whole,
  seoSettings: whole.seoSettings && { ...whole.seoSettings, banner: null },
  metadata: whole.metadata && { ...whole.metadata, landing: { html: '<h1>Envíos</h1>' } },
});
