import { describe, expect, test } from 'vitest';
import { aCataloguePage, aFullCataloguePage, notFoundFullPage, someFilters } from '#fixtures/catalogue.ts';
import { aLegacyCataloguePage, legacyProductOf } from '#fixtures/legacyShapes.ts';
import { aListedProduct, aProduct } from '#fixtures/product.ts';
import { aMenuItem } from '#fixtures/content.ts';
import { toFastShipping, toListedProduct } from './product/listedProduct.ts';
import { toMenu, toTabs } from './menu.ts';
import { toLegacyPage } from '#api/catalogue/legacyCatalogue.ts';
import { toFullPage, toPage } from './catalogue/toPage.ts';
import { toLegacyProduct } from '#api/product/legacyProduct.ts';
import { toProduct } from './product/toProduct.ts';

describe('a product of a list', () => {
  test('PROD-02, PROD-03: maps prices and categories to the model', () => {
    const wire = aListedProduct();
    expect(toListedProduct(wire)).toEqual({
      id: '48211',
      sku: 'ZP0001',
      productName: 'Zapatilla urbana Lago',
      brand: 'Zapala',
      price: 54999,
      specialprice: 43999,
      productImage: wire.productImage,
      url: wire.url,
      color: 'Blanco',
      available: true,
      gender: 'Mujer',
      categories: ['Mujer', 'Calzado', 'Zapatillas'],
      seller: 'Calzados del Sur',
      sellerFreeShipping: false,
      freeShipping: false,
      fastShipping: true,
      isProductBoost: false,
      isECOFriendly: true,
      sizes: [],
    });
  });

  test('PROD-03: without categories has an empty list of them', () => {
    expect(toListedProduct(aListedProduct({ categories: '' })).categories).toEqual([]);
  });
});

test('PROD-01, CAT-40, CAT-42: the model of a product has all that its page shows', () => {
  const { data } = { data: aProduct() };
  const product = toProduct({ data });
  expect(product).toMatchObject({
    description: data.description,
    otherimages: data.otherimages,
    related: data.related,
    sizes: data.sizes,
    size_convertion_table: data.size_convertion_table,
    breadcrumb: data.breadcrumbs,
    MainShipping: data.MainShipping,
    fastShippingActive: true,
  });
  expect(product).not.toHaveProperty('breadcrumbs');
  expect(product).not.toHaveProperty('numericOriginalPrice');
});

test('PROD-18: a product is none of its own other colors, in the answer of either source', () => {
  const others = aProduct().related;
  const [other] = others;
  const data = aProduct({ related: other ? [{ ...other, sku: 'ZP0001' }, other] : [] });
  expect(toProduct({ data }).related).toEqual(others);
  expect(toLegacyProduct(legacyProductOf({ data })).related).toEqual(others);
});

test.each([
  [true, false, true],
  [false, true, true],
  [true, true, true],
  [false, false, false],
])(
  'CAT-42, CAT-43: with the main way %s and the second %s fast shipping is active: %s',
  (main, second, active) => {
    const way = (enabled: boolean) => ({ enabled, availableCities: ['7'] });
    expect(toFastShipping(way(main), way(second))).toEqual({
      MainShipping: way(main),
      SecondaryShipping: way(second),
      fastShippingActive: active,
    });
  },
);

describe('a page of the catalogue', () => {
  test('CAT-05: has its products, its number and its sort order', () => {
    expect(toPage(aCataloguePage())).toEqual({
      products: [toListedProduct(aListedProduct())],
      total: 12,
      page: 1,
      itemsPerPage: 10,
      sort: 'popularity',
      sortDirection: 'desc',
      priceMinimal: 79999,
      error: [],
    });
  });

  test('CAT-09: has the filters that can be chosen from in display order', () => {
    const [category, ...others] = someFilters();
    const empty = { key: 'brand', name: 'Marca', type: 'multi_selector', options: [] };
    const filters = [...others.toReversed(), empty, ...(category ? [category] : [])];
    const { availableFilters, organizedFiltersAB } = toFullPage(aFullCataloguePage({ filters }));
    expect(availableFilters).toEqual(filters);
    expect(organizedFiltersAB).toEqual(filters.filter((filter) => filter !== empty));
  });

  test('CAT-06, CAT-07: in full has filters, sort orders and texts too', () => {
    const wire = aFullCataloguePage();
    const { pageTitle, bannerMenu, ...seo } = wire.seoSettings ?? {};
    expect(toFullPage(wire)).toMatchObject({
      ...toPage(wire),
      availableFilters: wire.filters,
      sortingoptions: wire.sortingoptions,
      seoSettings: { ...seo, title: pageTitle, banner_menu: bannerMenu },
      landing: null,
      breadcrumb: wire.metadata?.breadcrumbs,
      correctedTerm: '',
      fastShippingActive: true,
    });
  });

  const bannerOf = (name: string) => ({ name, image_url: '/p.jpg', desktop_url: '/x/' });
  const [old, young] = [bannerOf('old'), bannerOf('new')];
  test.each([
    [
      'both, the old one',
      { title: 'old', pageTitle: 'new', banner_menu: old, bannerMenu: young },
      'old',
      old,
    ],
    ['the old one alone, that', { title: 'old', banner_menu: old }, 'old', old],
    ['the new one alone, that', { pageTitle: 'new', bannerMenu: young }, 'new', young],
    [
      'an empty old banner, the new one',
      { title: 'old', banner_menu: null, bannerMenu: young },
      'old',
      young,
    ],
    ['no banner, none', { pageTitle: 'new' }, 'new', null],
  ])('CAT-08: a field with two names has, of %s', (_what, named, title, banner_menu) => {
    const seo = { description: '', banner: null, coupon: '', styles: null };
    const expected = { seoSettings: { ...seo, title, banner_menu } };
    const seoSettings = { ...seo, ...named };
    expect(toFullPage(aFullCataloguePage({ seoSettings }))).toMatchObject(expected);
    expect(toLegacyPage({ ...aLegacyCataloguePage(), seoSettings })).toMatchObject(expected);
  });

  test('CAT-08: texts without either name of the title are none', () => {
    const { pageTitle: _title, ...seoSettings } = { ...aFullCataloguePage().seoSettings };
    const page = aFullCataloguePage({ seoSettings: seoSettings as never });
    expect(toFullPage(page).seoSettings).toBeNull();
  });

  test('API-38: that is not there has none of it', () => {
    expect(toFullPage(notFoundFullPage())).toMatchObject({
      error: ['NOT_FOUND'],
      availableFilters: [],
      seoSettings: null,
      landing: null,
      breadcrumb: [],
      fastShippingActive: false,
    });
  });
});

test('MENU-02, MENU-03: the menu has the order of the wire, and its entries by their label', () => {
  const items = [aMenuItem(), aMenuItem({ label: 'Marcas', url: '/brands', subitems: [] })];
  const menu = toMenu(items);
  expect(menu.menu_items).toEqual(items);
  expect(menu.byLabel).toEqual({ Mujer: items[0], Marcas: items[1] });
});

test('MENU-01: the tabs of the backend-for-frontend are those of the legacy host', () => {
  const address = 'https://www-ar.tienda.example/mujer/';
  expect(toTabs({ content: [{ label: 'Mujer', desktopUrl: address }] })).toEqual([
    { label: 'Mujer', desktop_url: address },
  ]);
});
