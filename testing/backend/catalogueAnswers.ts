import type { AvailableFilter, CataloguePage, FullCataloguePage } from '#schemas/catalogue.ts';
import type { ListedProduct } from '#schemas/listing.ts';

export const product = (sku: string, freeShipping = false) => ({ sku, freeShipping }) as ListedProduct;
export const option = (value: string, active: boolean) => ({
  label: value.toUpperCase(),
  value,
  active,
  count: 1,
});

/** A first answer. */
export const page = (overrides: Partial<CataloguePage> = {}): CataloguePage => ({
  products: [product('a'), product('b')],
  total: 25,
  page: 1,
  itemsPerPage: 10,
  sort: 'popularity',
  sortDirection: 'desc',
  priceMinimal: null,
  error: [],
  ...overrides,
});

export const brand: AvailableFilter = {
  key: 'brand',
  name: 'Marca',
  type: 'multi_selector',
  options: [option('nike', true), option('adidas', true), option('puma', false)],
};

/** A full answer. */
export const fullPage = (overrides: Partial<FullCataloguePage> = {}): FullCataloguePage => ({
  ...page(),
  availableFilters: [brand],
  organizedFiltersAB: [brand],
  sortingoptions: [],
  seoSettings: null,
  landing: null,
  breadcrumb: [{ label: 'Mujer', url: '/mujer/' }],
  correctedTerm: '',
  MainShipping: { enabled: true, availableCities: [] },
  SecondaryShipping: { enabled: false, availableCities: [] },
  fastShippingActive: true,
  ...overrides,
});

/** How a first answer is merged, and the full answer after it. */
export const first = { freeShippingFrom: 79999, again: false };
export const again = { ...first, again: true };
