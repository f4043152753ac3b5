import { describe, expect, test } from 'vitest';
import { categoriesOf } from '#fixtures/world/departments.ts';
import type { Product } from '#fixtures/world/model.ts';
import type { CatalogueBody, CatalogueKind } from '#schemas/catalogue.ts';
import { catalogueFilters } from './catalogueFilters.ts';
import { catalogueIndex } from './catalogueIndex.ts';
import { cataloguePage } from './cataloguePages.ts';
import { selectProducts } from './selectProducts.ts';

// Twelve products: name, brand, gender, department, color, price, special price, sizes as size:stock, marks (free,
// fast, eco), popularity, date of arrival, and two traits.
const sheet = `
P01 | Zapatilla Lago  | Zapala    | Mujer  | calzado/zapatillas  | blanco | 50000  | 40000  | shoe_size 37:1 38:2      | fast eco  | 90 | 2026-01-10 | urbana goma
P02 | Zapatilla Lago  | Zapala    | Mujer  | calzado/zapatillas  | negro  | 50000  | 0      | shoe_size 38:3 39:0      | eco       | 80 | 2026-01-10 | urbana goma
P03 | Zapatilla Río   | Zapala    | Hombre | calzado/zapatillas  | negro  | 60000  | 45000  | shoe_size 41:1           | fast      | 70 | 2026-02-01 | urbana
P04 | Bota Quena      | Andina    | Mujer  | calzado/botas       | negro  | 120000 | 90000  | shoe_size 38:1           | free      | 95 | 2025-11-01 | alta
P05 | Bota Alba       | Andina    | Mujer  | calzado/botas       | marron | 160000 | 0      | shoe_size 37:0 38:0      | free fast | 20 | 2025-12-01 | alta
P06 | Botín Ñandú     | Andina    | Niños  | calzado/botas       | marron | 45000  | 0      | shoe_size 30:2           |           | 10 | 2025-10-01 | alta
P07 | Vestido Camelia | Casa Lino | Mujer  | ropa/vestidos       | rojo   | 80000  | 60000  | app_topsize S:1 M:1      | fast eco  | 60 | 2026-02-20 |
P08 | Vestido Duna    | Casa Lino | Mujer  | ropa/vestidos       | blanco | 70000  | 0      | app_topsize M:2 L:0      |           | 50 | 2026-02-25 |
P09 | Jean Recto      | Casa Lino | Hombre | ropa/jeans          | azul   | 55000  | 49500  | appbottom_size 40:1 42:1 |           | 40 | 2026-01-20 |
P10 | Mochila Faro    | Zapala    | Unisex | accesorios/mochilas | negro  | 30000  | 0      | - U:5                    | fast      | 30 | 2026-03-01 |
P11 | Cartera Sauce   | Andina    | Mujer  | accesorios/carteras | marron | 130000 | 0      | - U:1                    | free      | 30 | 2026-03-01 |
P12 | Zapatilla Puna  | Andina    | Hombre | calzado/zapatillas  | blanco | 110000 | 109500 | shoe_size 42:4           | free      | 65 | 2026-01-05 | urbana
`;

const small = (text: string) => text.toLowerCase().replace(' ', '-').replace('ñ', 'n');
const choice = (label: string) => ({ value: small(label), label });

function productOf(line: string): Product {
  const cells = line.split('|').map((cell) => cell.trim());
  const [sku = '', name = '', brand = '', gender = '', shelf = '', color = '', ...more] = cells;
  const [price, special, sized = '', marks = '', popularity, added = '', told = ''] = more;
  const [sizeFilter = '', ...sizes] = sized.split(' ');
  const [sort, sole] = told.split(' ');
  const [group = '', department = ''] = shelf.split('/');
  const forWhom = gender === 'Unisex' ? ['mujer', 'hombre'] : [small(gender)];
  return {
    id: sku,
    sku,
    model: sku,
    name,
    brand: small(brand),
    brandName: brand,
    gender,
    categories: [gender, group, department].join('|'),
    categoryUrls: forWhom.map((each) => `/${each}/${shelf}/`),
    breadcrumbs: [],
    color,
    colorFamily: choice(color),
    price: Number(price),
    specialPrice: Number(special),
    sizes: sizes.map((each) => {
      const [size = '', stock] = each.split(':');
      return { skuSimple: `${sku}-${size}`, size, stock: Number(stock) };
    }),
    sizeSystem: 'AR',
    sizeFilter: sizeFilter === '-' ? '' : sizeFilter,
    sizeTable: '',
    available: true,
    description: '',
    traits: { ...(sort && { s_type: choice(sort) }), ...(sole && { sole_material: choice(sole) }) },
    seller: '',
    sellerFreeShipping: false,
    freeShipping: marks.includes('free'),
    fastShipping: marks.includes('fast'),
    boosted: false,
    eco: marks.includes('eco'),
    popularity: Number(popularity),
    added,
    related: [],
    url: `/${sku}.html`,
    thing: { kind: 'boot', seed: sku, color: '#000000', accent: '#000000', material: 'leather' },
  };
}

const index = catalogueIndex({
  country: 'ar',
  categories: categoriesOf('ar'),
  brands: ['Zapala', 'Andina', 'Casa Lino'].map((name) => ({ name, slug: small(name) })),
  products: sheet.trim().split('\n').map(productOf),
  sizeTables: [],
  traits: [
    { key: 's_type', name: 'Tipo de calzado' },
    { key: 'sole_material', name: 'Material de la suela' },
  ],
});

interface Query {
  kind?: CatalogueKind;
  path?: string;
  q?: string;
  /** 'brand=zapala--andina&price=1-2', as in a URL. */
  filters?: string;
  sorting?: string;
  page?: [page: number, itemsPerPage: number];
}

/** The result of the mock: skus, total, and 'value count' for each filter; a star marks chosen values. */
function ask({
  kind = 'static-page',
  path = '/catalog/',
  q,
  filters = '',
  sorting = 'popularity',
  page = [1, 20],
}: Query) {
  const body: CatalogueBody = {
    path,
    sorting,
    ...(q !== undefined && { q }),
    pageInfo: { page: page[0], itemsPerPage: page[1] },
    filters: [...new URLSearchParams(filters)].map(([name, text]) => ({ name, values: text.split('--') })),
  };
  const found = cataloguePage(kind, body, index);
  if (found === undefined) return undefined;
  const selected = selectProducts(index, { ...body, from: found.from });
  const available = catalogueFilters(index, found.from, selected, '');
  const told = available.map(({ key, options }) => {
    const all = options.flatMap((option) => [option, ...(option.subfilters ?? [])]);
    return [key, all.map(({ value, count, active }) => `${value} ${count}${active ? '*' : ''}`).join(', ')];
  });
  const skus = selected.products.map(({ sku }) => sku).join(' ');
  return { skus, total: selected.total, filters: Object.fromEntries(told) as Record<string, string> };
}

type Row = [query: Query, skus: string, total: number, filters: Record<string, string | undefined>];

const rows: Row[] = [
  [
    { page: [1, 5] },
    'P04 P01 P02 P03 P12',
    12,
    {
      brand: 'andina 5, casa-lino 3, zapala 4',
      gender: 'hombre 3, mujer 7, ninos 1, unisex 1',
      s_type: 'alta 3, urbana 4',
      sole_material: undefined,
      price: '30000-160000 12',
    },
  ],
  [{ page: [3, 5] }, 'P05 P06', 12, { color_family: 'azul 1, blanco 3, marron 3, negro 4, rojo 1' }],
  [{ page: [4, 5] }, '', 12, {}],
  [
    { kind: 'category', path: '/mujer/' },
    'P04 P01 P02 P07 P08 P10 P11 P05',
    8,
    {
      category: 'accesorios 2, carteras 1, mochilas 1, calzado 4, botas 2, zapatillas 2, ropa 2, vestidos 2',
      gender: 'mujer 7, unisex 1',
    },
  ],
  [
    { kind: 'category', path: '/mujer/calzado' },
    'P04 P01 P02 P05',
    4,
    {
      shoe_size: '37 1, 38 3',
      sole_material: 'goma 2',
      free_shipping: '1 2',
      fast_shipping: '1 2',
      moda_sostenible: '1 2',
      special_price: '1 2',
    },
  ],
  [{ kind: 'category', path: '/mujer/calzado/zapatillas/' }, 'P01 P02', 2, { app_topsize: undefined }],
  [
    { filters: 'brand=zapala' },
    'P01 P02 P03 P10',
    4,
    {
      brand: 'andina 5, casa-lino 3, zapala 4*',
      color_family: 'blanco 1, negro 3',
      price: '30000-50000 4',
    },
  ],
  [
    { filters: 'brand=zapala--andina' },
    'P04 P01 P02 P03 P12 P10 P11 P05 P06',
    9,
    {
      brand: 'andina 5*, casa-lino 3, zapala 4*',
    },
  ],
  [
    { filters: 'brand=zapala&color_family=negro' },
    'P02 P03 P10',
    3,
    {
      brand: 'andina 1, zapala 3*',
      color_family: 'blanco 1, negro 3*',
      shoe_size: '38 1, 41 1',
    },
  ],
  [
    { filters: 'price=45000-60000' },
    'P02 P03 P07 P09 P06',
    5,
    {
      price: '30000-160000 5*',
      brand: 'andina 1, casa-lino 2, zapala 2',
    },
  ],
  [
    { filters: 'gender=mujer&special_price=1', sorting: 'price_asc' },
    'P01 P07 P04',
    3,
    {
      gender: 'hombre 3, mujer 3*',
      special_price: '1 3*',
      price: '40000-90000 3',
    },
  ],
  [{ filters: 'shoe_size=38' }, 'P04 P01 P02', 3, { shoe_size: '30 1, 37 1, 38 3*, 41 1, 42 1' }],
  [{ filters: 'app_topsize=m' }, 'P07 P08', 2, { app_topsize: 's 1, m 2*' }],
  [
    { filters: 'category=calzado' },
    'P04 P01 P02 P03 P12 P05 P06',
    7,
    {
      category:
        'accesorios 2, carteras 1, mochilas 1, calzado 7*, botas 3, zapatillas 4, ropa 3, jeans 1, vestidos 2',
    },
  ],
  [
    { filters: 'category=carteras&s_type=alta' },
    '',
    0,
    { category: 'accesorios 0, carteras 0*, calzado 3, botas 3', s_type: 'alta 0*' },
  ],
  [{ filters: 'category=zapatillas', sorting: 'price_desc' }, 'P12 P02 P03 P01', 4, {}],
  [{ filters: 'free_shipping=1' }, 'P04 P12 P11 P05', 4, { free_shipping: '1 4*', fast_shipping: '1 1' }],
  [
    { filters: 'fast_shipping=1&moda_sostenible=1' },
    'P01 P07',
    2,
    {
      fast_shipping: '1 2*',
      moda_sostenible: '1 2*',
    },
  ],
  [
    { filters: 'discount_range=20-25', sorting: 'discount_desc' },
    'P03 P04 P07 P01',
    4,
    {
      special_price: '1 4',
    },
  ],
  [{ filters: 'discount_range=1-10' }, 'P09', 1, {}],
  [
    { filters: 's_type=urbana', sorting: 'newest_desc' },
    'P03 P01 P02 P12',
    4,
    { s_type: 'alta 3, urbana 4*' },
  ],
  [{ sorting: 'newest', page: [1, 4] }, 'P10 P11 P08 P07', 12, {}],
  [{ sorting: 'price_desc', page: [1, 3] }, 'P05 P11 P12', 12, {}],
  [{ sorting: 'formula-of-somebody', page: [1, 2] }, 'P04 P01', 12, {}],
  [{ kind: 'search', q: 'vestidos' }, 'P07 P08', 2, { brand: 'casa-lino 2' }],
  [{ kind: 'search', q: 'BOTIN ñandu' }, 'P06', 1, {}],
  [{ kind: 'search', q: 'zapatillas de mujer' }, 'P01 P02', 2, {}],
  [{ kind: 'search', q: 'lino', filters: 'gender=hombre' }, 'P09', 1, { gender: 'hombre 1*, mujer 2' }],
  [{ path: '/zapala/' }, 'P01 P02 P03 P10', 4, {}],
  [{ path: '/ac-envios/' }, '', 0, { brand: undefined, price: undefined }],
  [{ filters: 'brand=nadie' }, '', 0, { brand: 'andina 5, casa-lino 3, zapala 4', price: undefined }],
];

describe('twelve products by hand', () => {
  test.each(rows)('CAT-51, FILT-15: %j finds %s, %i in all', (query, skus, total, filters) => {
    const found = ask(query);
    expect([found?.skus, found?.total]).toEqual([skus, total]);
    const told = Object.keys(filters).map((key) => [key, found?.filters[key]]);
    expect(Object.fromEntries(told)).toEqual(filters);
  });

  test.each<Query>([
    { kind: 'category', path: '/mujer/nada/' },
    { kind: 'category', path: '/' },
    { kind: 'category', path: '/especial-verano/' },
    { path: '/mujer/' },
    { path: '/constructor/' },
    { kind: 'search', q: 'zapatillas azules' },
    { kind: 'search', q: '' },
    { kind: 'search', q: 'de la' },
  ])('API-38: there is no page for %j', (query) => {
    expect(ask(query)).toBeUndefined();
  });
});
