import { describe, expect, test } from 'vitest';
import { toProduct } from '#api/product/toProduct.ts';
import { countryByCode } from '#countries/countries.ts';
import { aProduct } from '#fixtures/product.ts';
import { canonicalPath, headOf, type PageFacts } from './pageHead.ts';

const origin = 'https://tienda.example';
const facts: PageFacts = {
  url: '/',
  origin,
  country: countryByCode('ar'),
  title: 'Moda y calzado online',
  description: 'Zapatillas con envío.',
};
const product = toProduct({
  data: aProduct({
    productName: 'Zapatilla Lago',
    brand: 'Zapala',
    url: '/zapatilla-lago-zp0001.html',
    numericOriginalPrice: 40_000,
    numericDiscountPrice: 29_999.5,
    productImage: 'https://img.example/p/lago-1.jpg',
    otherimages: ['https://img.example/p/lago-2.jpg'],
    breadcrumbs: [
      { label: 'Mujer', url: '/mujer/' },
      { label: 'Calzado', url: '/mujer/calzado/' },
    ],
  }),
});

/** The objects of a page's JSON-LD by their types. */
function things(given: PageFacts) {
  const { data } = headOf(given);
  if (data === '') return {};
  const parsed = JSON.parse(data) as { '@context': string; '@graph': { '@type': string }[] };
  expect(parsed['@context']).toBe('https://schema.org');
  return Object.fromEntries(parsed['@graph'].map((thing) => [thing['@type'], thing])) as Record<
    string,
    object
  >;
}

const property = (given: PageFacts, name: string) =>
  headOf(given).properties.find(([each]) => each === name)?.[1];

describe('a product', () => {
  const page = { ...facts, url: '/zapatilla-lago-zp0001.html?utm_source=x', product };

  test('REACH-05: has what a rich result needs: name, picture, and an offer with price, currency and stock', () => {
    expect(things(page)['Product']).toMatchObject({
      name: 'Zapatilla Lago',
      brand: { '@type': 'Brand', name: 'Zapala' },
      url: `${origin}/zapatilla-lago-zp0001.html`,
      image: ['https://img.example/p/lago-1-720.jpg', 'https://img.example/p/lago-2-720.jpg'],
      offers: {
        '@type': 'Offer',
        price: 29_999.5,
        priceCurrency: 'ARS',
        availability: 'https://schema.org/InStock',
        url: `${origin}/zapatilla-lago-zp0001.html`,
      },
    });
    expect(headOf(page).canonical).toBe(`${origin}/zapatilla-lago-zp0001.html`);
    expect(property(page, 'og:type')).toBe('product');
    expect(property(page, 'og:image')).toBe('https://img.example/p/lago-1-720.jpg');
  });

  test('REACH-05: has the address of its own page, whatever name a link has for it', () => {
    const old = { ...page, url: '/otro-nombre-zp0001.html?utm_source=x' };
    expect(headOf(old)).toEqual(headOf(page));
  });

  test('REACH-05: has its color and its description in one line, as far as they are known, and no empty list of pictures', () => {
    const described = { ...product, color: 'Azul', description: 'Capellada de cuero\nSuela de goma' };
    expect(things({ ...page, product: described })['Product']).toMatchObject({
      color: 'Azul',
      description: 'Capellada de cuero Suela de goma',
    });
    const bare = { ...product, color: '', description: '', productImage: '', otherimages: [] };
    const known = Object.keys(things({ ...page, product: bare })['Product'] ?? {});
    expect(known).toEqual(['@type', 'name', 'sku', 'brand', 'url', 'offers']);
  });

  test.each([
    [
      'with one size in stock',
      { sizes: product.sizes.map((size, place) => ({ ...size, stock: place === 0 ? 1 : 0 })) },
    ],
    ['without sizes', { sizes: [] }],
  ])('REACH-05: %s is in stock', (_what, change) => {
    expect(product.sizes.length).toBeGreaterThan(1);
    expect(things({ ...page, product: { ...product, ...change } })['Product']).toHaveProperty(
      'offers.availability',
      'https://schema.org/InStock',
    );
  });

  test.each([
    ['without a size in stock', { sizes: product.sizes.map((size) => ({ ...size, stock: 0 })) }],
    ['that is not available', { available: false }],
  ])('REACH-05: %s is out of stock', (_what, change) => {
    expect(things({ ...page, product: { ...product, ...change } })['Product']).toHaveProperty(
      'offers.availability',
      'https://schema.org/OutOfStock',
    );
  });

  test('REACH-05: at full price it has that price; without a price it has no offer', () => {
    const full = { ...page, product: { ...product, specialprice: 0 } };
    expect(things(full)['Product']).toHaveProperty('offers.price', 40_000);
    const none = { ...page, product: { ...product, specialprice: 0, price: 0 } };
    expect(things(none)['Product']).not.toHaveProperty('offers');
  });

  test('REACH-05: has the way to it, with positions from one', () => {
    expect(things(page)['BreadcrumbList']).toMatchObject({
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Mujer', item: `${origin}/mujer/` },
        { '@type': 'ListItem', position: 2, name: 'Calzado', item: `${origin}/mujer/calzado/` },
      ],
    });
  });
});

describe('a list', () => {
  const products = [
    { url: '/a.html', productName: 'A', productImage: '' },
    { url: '/b.html', productName: 'B', productImage: 'https://img.example/p/b.jpg' },
  ];
  const list = { products, breadcrumb: [{ label: 'Mujer', url: '/mujer/' }], before: 48 };

  test('REACH-05: has its products, counted over all pages', () => {
    const page = { ...facts, url: '/mujer/?page=3&color=negro', list };
    expect(things(page)['ItemList']).toMatchObject({
      itemListElement: [
        { '@type': 'ListItem', position: 49, url: `${origin}/a.html`, name: 'A' },
        { position: 50, url: `${origin}/b.html`, name: 'B' },
      ],
    });
    expect(Object.keys(things(page))).toEqual(['BreadcrumbList', 'ItemList']);
    expect(headOf(page).canonical).toBe(`${origin}/mujer/?page=3`);
    expect(property(page, 'og:image')).toBe('https://img.example/p/b-720.jpg');
  });

  test('REACH-05: names a page of another host by its own address', () => {
    const breadcrumb = [{ label: 'Blog', url: 'https://blog.example/moda/' }];
    expect(
      things({ ...facts, url: '/mujer/', list: { ...list, breadcrumb } })['BreadcrumbList'],
    ).toMatchObject({
      itemListElement: [{ item: 'https://blog.example/moda/' }],
    });
  });

  test('REACH-05: of a search is not listed', () => {
    expect(headOf({ ...facts, url: '/catalog/?q=botas', list })).toMatchObject({
      canonical: undefined,
      data: '',
    });
  });

  test('REACH-05: without way and products it has no data', () => {
    const empty = { products: [], breadcrumb: [], before: 0 };
    expect(headOf({ ...facts, url: '/mujer/', list: empty }).data).toBe('');
  });
});

test('REACH-05: home is the shop with its search', () => {
  expect(things({ ...facts, isHome: true })['WebSite']).toMatchObject({
    name: 'Vidriera',
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/catalog/?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  });
});

test('REACH-05: what shows a link has title, description, picture and address', () => {
  expect(Object.fromEntries(headOf({ ...facts, picture: 'https://img.example/b.jpg' }).properties)).toEqual({
    'og:type': 'website',
    'og:site_name': 'Vidriera',
    'og:locale': 'es_AR',
    'og:title': 'Moda y calzado online',
    'og:description': 'Zapatillas con envío.',
    'og:url': `${origin}/`,
    'og:image': 'https://img.example/b.jpg',
  });
  expect(property(facts, 'og:image')).toBe(`${origin}/icons/app-512.png`);
});

test.each([
  ['/menu/', `${origin}/menu/`],
  ['/cart', `${origin}/`],
])('REACH-05: %s is shown at %s, and says nothing else of itself', (url, shown) => {
  expect(property({ ...facts, url }, 'og:url')).toBe(shown);
  expect(headOf({ ...facts, url }).data).toBe('');
});

test('REACH-05: where nothing is, nothing is listed', () => {
  expect(headOf({ ...facts, url: '/nada-zz9999.html', isMissing: true })).toMatchObject({
    canonical: undefined,
    data: '',
  });
});

test.each([
  ['/', '/'],
  ['/index.html?utm_source=boletin', '/'],
  ['/mujer/calzado', '/mujer/calzado/'],
  ['/mujer/calzado/?color=negro&sort=price&dir=asc#abajo', '/mujer/calzado/'],
  ['/mujer/calzado/?page=1', '/mujer/calzado/'],
  ['/mujer/calzado/?talle=38&page=3', '/mujer/calzado/?page=3'],
  ['/mujer/calzado/?page=12', '/mujer/calzado/?page=12'],
  ['/mujer/calzado/?page=nada', '/mujer/calzado/'],
  ['/mujer/calzado/?page=x3', '/mujer/calzado/'],
  ['/mujer/calzado/?page=3x', '/mujer/calzado/'],
  ['/mujer/calzado/?page=03', '/mujer/calzado/'],
  ['/mujer/calzado/?page=1234567', '/mujer/calzado/'],
  ['/ac-verano', '/ac-verano/'],
  ['/catalog/', '/catalog/'],
  ['/zapatilla-lago-zp0001.html/?gclid=1', '/zapatilla-lago-zp0001.html'],
  ['/menu', '/menu/'],
  ['/brands', '/brands/'],
  ['/sizes/contentTable?marca=zapala', '/sizes/contentTable/'],
  ['/help', '/preguntas-frecuentes/'],
  ['/atencion-al-cliente/', '/preguntas-frecuentes/'],
  ['/retracto?utm_source=mail', '/arrepentimiento/'],
])('REACH-05: the address of %s for search engines is %s', (url, canonical) => {
  expect(canonicalPath(url, countryByCode('ar'))).toBe(canonical);
});

test.each([
  '/catalog/?q=botas',
  '/search',
  '/cart',
  '/cart/otra-cosa',
  '/account',
  '/account/orders/100123',
  '/account/nada',
  '/login',
  '/customer/account/login/',
  '/registerFacebook',
  '/checkout/login',
  '/forgotpassword',
  '/customer/nps/',
  '/newsletter/unsign/key/1f/',
])('REACH-05: %s is not for search engines', (url) => {
  expect(canonicalPath(url, countryByCode('co'))).toBeUndefined();
});
