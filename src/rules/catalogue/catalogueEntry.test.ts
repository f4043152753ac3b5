import { describe, expect, test } from 'vitest';
import { toFullPage } from '#api/catalogue/toPage.ts';
import { aFullCataloguePage } from '#fixtures/catalogue.ts';
import type {
  AvailableFilter,
  CatalogueEntry,
  CataloguePage,
  FullCataloguePage,
} from '#schemas/catalogue.ts';
import type { ListedProduct } from '#schemas/listing.ts';
import {
  appliedFilters,
  emptyEntry,
  lacksDetails,
  reachesFreeShipping,
  withResponse,
} from './catalogueEntry.ts';
import { parseCatalogueUrl } from './catalogueUrl.ts';

const product = (sku: string, freeShipping = false) => ({ sku, freeShipping }) as ListedProduct;
const option = (value: string, active: boolean) => ({
  label: value.toUpperCase(),
  value,
  active,
  count: 1,
});

/** A first answer. */
const page = (overrides: Partial<CataloguePage> = {}): CataloguePage => ({
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

const brand: AvailableFilter = {
  key: 'brand',
  name: 'Marca',
  type: 'multi_selector',
  options: [option('nike', true), option('adidas', true), option('puma', false)],
};

/** A full answer. */
const fullPage = (overrides: Partial<FullCataloguePage> = {}): FullCataloguePage => ({
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
const first = { freeShippingFrom: 79999, again: false };
const again = { ...first, again: true };

describe('a stored result', () => {
  test('CAT-05, SEARCH-13: has its address before any answer', () => {
    expect(emptyEntry(parseCatalogueUrl('/catalog/?q=botas&brand=nike&page=4'))).toEqual({
      products: [],
      total: 0,
      page: 4,
      pages: {},
      itemsPerPage: 10,
      sort: '',
      sortDirection: '',
      priceMinimal: null,
      ssr: false,
      statusFreeShipping: false,
      hasFreeShipping: false,
      details: undefined,
      filters: [{ name: 'brand', values: ['nike'] }],
      q: 'botas',
      search: true,
      defaultApiUrl: '/catalog/?q=botas',
      error: [],
    });
    expect(emptyEntry(parseCatalogueUrl('/mujer/'))).toMatchObject({ page: 1, q: '', search: false });
  });

  const answered = () =>
    withResponse(
      emptyEntry(parseCatalogueUrl('/mujer/calzado/?brand=zapala--andina&price=80000-90000')),
      toFullPage(aFullCataloguePage()),
      again,
    );
  const keys = ['category', 'gender', 'brand', 'color_family', 'price', 'free_shipping'];

  test.each<[string, (entry: CatalogueEntry) => unknown, unknown]>([
    ['products', (entry) => entry.products.map(({ sku }) => sku), ['ZP0001']],
    ['total', (entry) => entry.total, 12],
    ['page', (entry) => entry.page, 1],
    ['items per page', (entry) => entry.itemsPerPage, 10],
    [
      'filters',
      (entry) => entry.filters,
      [
        { name: 'brand', values: ['zapala', 'andina'] },
        { name: 'price', values: ['80000-90000'] },
      ],
    ],
    ['availableFilters', ({ details }) => details?.availableFilters.map(({ key }) => key), keys],
    ['organizedFiltersAB', ({ details }) => details?.organizedFiltersAB.map(({ key }) => key), keys],
    [
      'sortingoptions',
      ({ details }) => details?.sortingoptions.map(({ label }) => label),
      ['Más populares', 'Menor precio'],
    ],
    ['sort', (entry) => entry.sort, 'popularity'],
    ['sortDirection', (entry) => entry.sortDirection, 'desc'],
    ['priceMinimal', (entry) => entry.priceMinimal, 79999],
    ['statusFreeShipping', (entry) => entry.statusFreeShipping, true],
    ['hasFreeShipping', (entry) => entry.hasFreeShipping, true],
    ['search', (entry) => entry.search, false],
    ['q', (entry) => entry.q, ''],
    ['title', ({ details }) => details?.seoSettings?.title, 'Calzado de mujer'],
    ['banner', ({ details }) => details?.seoSettings?.banner?.name, 'Verano'],
    ['coupon', ({ details }) => details?.seoSettings?.coupon, 'VERANO10'],
    ['seoSettings', ({ details }) => details?.seoSettings?.description, 'Zapatillas, botas y sandalias.'],
    ['metadata (landing)', ({ details }) => details?.landing, null],
    [
      'fast shipping info',
      ({ details }) => details?.MainShipping,
      { enabled: true, availableCities: ['120'] },
    ],
    ['whether fast shipping is active', ({ details }) => details?.fastShippingActive, true],
    ['defaultApiUrl', (entry) => entry.defaultApiUrl, '/mujer/calzado/'],
    ['ssr', (entry) => entry.ssr, false],
    ['messages.error', (entry) => entry.error, []],
  ])('CAT-05: has %s', (_name, read, expected) => {
    expect(read(answered())).toEqual(expected);
  });

  test('CAT-05, CAT-11: joins the answered pages and has the values of the last one', () => {
    const begun = withResponse(emptyEntry(parseCatalogueUrl('/mujer/')), page(), first);
    const second = withResponse(begun, page({ page: 2, products: [product('c')], total: 24 }), first);
    expect(second.products.map(({ sku }) => sku)).toEqual(['a', 'b', 'c']);
    expect(second).toMatchObject({ page: 2, total: 24, sort: 'popularity', sortDirection: 'desc' });
    expect(second.details).toBeUndefined();
  });

  test('CAT-26: takes filters and texts from the full answer, and keeps them after the next page', () => {
    const begun = withResponse(emptyEntry(parseCatalogueUrl('/mujer/')), page(), first);
    const full = withResponse(begun, fullPage({ products: [product('b'), product('x')] }), again);
    expect(full.products.map(({ sku }) => sku)).toEqual(['b', 'x']);
    expect(full.details).toMatchObject({ availableFilters: [brand], fastShippingActive: true });
    expect(full.details).not.toHaveProperty('products');
    const next = withResponse(full, page({ page: 2, products: [product('c')] }), first);
    expect(next.details).toEqual(full.details);
    expect(next.filters).toEqual([{ name: 'brand', values: ['nike', 'adidas'] }]);
  });

  test('CAT-26: has no details until the full answer has arrived, unless there is no such page', () => {
    const begun = withResponse(emptyEntry(parseCatalogueUrl('/mujer/')), page(), first);
    expect(lacksDetails(begun)).toBe(true);
    expect(lacksDetails(withResponse(begun, fullPage(), again))).toBe(false);
    const missing = withResponse(
      emptyEntry(parseCatalogueUrl('/x/')),
      page({ products: [], total: 0, error: ['NOT_FOUND'] }),
      first,
    );
    expect(lacksDetails(missing)).toBe(false);
  });
});

const requested = [
  { name: 'price', values: ['20000-60000'] },
  { name: 'gender', values: ['mujer'] },
];

describe('the filters that are applied', () => {
  test.each<[string, AvailableFilter, object[]]>([
    ['with active options', brand, [{ name: 'brand', values: ['nike', 'adidas'] }]],
    ['with none', { ...brand, options: [option('nike', false)] }, []],
    [
      'with one that lies below another',
      {
        ...brand,
        key: 'category',
        options: [{ ...option('calzado', false), subfilters: [option('botas', true)] }],
      },
      [{ name: 'category', values: ['botas'] }],
    ],
    [
      'of the price, by the bounds of the address',
      { ...brand, key: 'price', options: [option('12999-89999', true)] },
      [{ name: 'price', values: ['20000-60000'] }],
    ],
    [
      'that the address has, by the answer',
      { ...brand, key: 'gender' },
      [{ name: 'gender', values: ['nike', 'adidas'] }],
    ],
  ])('FILT-19: %s', (_which, filter, applied) => {
    expect(appliedFilters([filter], requested)).toEqual(applied);
  });

  test('FILT-19: of a price that the address has not, by the answer', () => {
    const price = { ...brand, key: 'price', options: [option('12999-89999', true)] };
    expect(appliedFilters([price], [])).toEqual([{ name: 'price', values: ['12999-89999'] }]);
  });
});

describe('free shipping', () => {
  test.each([
    [undefined, 50000, false],
    ['10000-90000', 50000, false],
    ['50000-90000', 50000, true],
    ['60000-90000', 50000, true],
  ])('CAT-44, CAT-45: the price filter %s reaches %i: %s', (bounds, from, reached) => {
    const filters = bounds === undefined ? [] : [{ name: 'price', values: [bounds] }];
    expect(reachesFreeShipping(filters, from)).toBe(reached);
  });

  test('CAT-46: begins at the amount of the country where the answer names none', () => {
    const entry = emptyEntry(parseCatalogueUrl('/mujer/?price=60000-90000'));
    const status = (priceMinimal: number | null) =>
      withResponse(entry, page({ priceMinimal }), first).statusFreeShipping;
    expect([status(null), status(50000), status(60001)]).toEqual([false, true, false]);
  });

  test('CAT-45: is not offered by a first answer whose products have none', () => {
    const entry = emptyEntry(parseCatalogueUrl('/mujer/'));
    expect(withResponse(entry, page(), first).hasFreeShipping).toBe(false);
  });

  test.each([
    ['a product has it', { products: [product('a'), product('b', true)] }, true],
    ['it can be filtered by', { availableFilters: [{ ...brand, key: 'free_shipping' }] }, true],
    ['neither', {}, false],
  ])('CAT-45: is offered when %s', (_when, overrides, has) => {
    expect(
      withResponse(emptyEntry(parseCatalogueUrl('/mujer/')), fullPage(overrides), again).hasFreeShipping,
    ).toBe(has);
  });
});
