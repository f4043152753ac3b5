/** A request of a call: its address, and its form or JSON body. */
export interface Parts {
  url: URL;
  method: string;
  form?: URLSearchParams;
  json?: Record<string, unknown>;
}

/** Changes the parts of a request, as if the server did not see what was requested. */
export interface RequestChange {
  change: string;
  calls: readonly string[];
  ignore: (parts: Parts) => void;
}

const catalogue = ['getCataloguePage', 'getFullCataloguePage'];

const inBody = (change: string, fields: Record<string, unknown>, only = '') => ({
  change,
  calls: catalogue,
  ignore: ({ json }: Parts) => {
    if (json && (only === '' || only in json)) Object.assign(json, fields);
  },
});

const inQuery = (change: string, calls: readonly string[], name: string, other?: string): RequestChange => ({
  change,
  calls,
  ignore: ({ url }) => {
    if (!url.searchParams.has(name)) return;
    if (other === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, other);
  },
});

/** One filter out of the JSON body. */
const withoutFilter = (name: string): RequestChange => ({
  change: `without the filter ${name}`,
  calls: catalogue,
  ignore: ({ json = {} }) => {
    const filters = (json['filters'] ?? []) as { name: string }[];
    json['filters'] = filters.filter((filter) => filter.name !== name);
  },
});

const filters = ['brand', 'price', 'special_price', 'discount_range', 'gender', 'color_family'];
const legacy = ['getLegacyCataloguePage'];
const suggestions = ['getSuggestions', 'getLegacySuggestions'];

/** A change of a cart that is answered with the cart as it was. */
const unchangedCart: RequestChange = {
  change: 'with the cart unchanged',
  calls: ['addToCart', 'removeFromCart'],
  ignore: (parts) => {
    const hash = parts.form?.get('hash') ?? parts.url.searchParams.get('hash') ?? '';
    parts.url.search = new URLSearchParams({ hash, api_version: '3' }).toString();
    parts.method = 'GET';
    delete parts.form;
  },
};

/** Successes without the change that was requested. */
export const requestChanges: readonly RequestChange[] = [
  ...filters.map(withoutFilter),
  inBody('without order', { sorting: 'popularity' }),
  inBody('with the first page', { pageInfo: { page: 1, itemsPerPage: 10 } }),
  inBody('with more products', { pageInfo: { page: 1, itemsPerPage: 24 } }),
  inBody('of another page', { path: '/hombre/ropa/' }),
  inBody('of other words', { q: 'remera' }, 'q'),
  ...filters.map((name) => inQuery(`without the filter ${name}`, legacy, name)),
  inQuery('without order', legacy, 'sort'),
  inQuery('with the first page', legacy, 'page', '1'),
  inQuery('of other words', legacy, 'q', 'remera'),
  {
    change: 'of another page',
    calls: legacy,
    ignore: ({ url }) => {
      url.pathname = '/api/hombre/ropa/';
    },
  },
  inQuery('of another product', ['getProduct'], 'path', '/botin-quena-an0107.html'),
  {
    change: 'of another product',
    calls: ['getLegacyProduct'],
    ignore: ({ url }) => {
      url.pathname = '/api/productdetail/botin-quena-an0107';
    },
  },
  inQuery('of the usual home', ['getHome'], 'key', 'home_pwa'),
  inQuery('of other words', suggestions, 'q', 'zap'),
  inQuery('of another city', ['getShippingMethods'], 'location', '2-7'),
  inQuery('of another kind', ['getShippingMethods'], 'shipment_type', 'standard'),
  inQuery('without the product', ['getRecommendations', 'getLegacyRecommendations'], 'sku'),
  unchangedCart,
  {
    change: 'with one of the item',
    calls: ['addToCart'],
    ignore: ({ form }) => form?.set('quantity', '1'),
  },
  {
    // The customer's own cart, into which a merge adds nothing.
    change: 'without the lines of the guest',
    calls: ['mergeCart'],
    ignore: ({ form }) => form?.set('hash', 'c4f1e2'),
  },
  {
    change: 'with the first item alone',
    calls: ['createCart'],
    ignore: ({ form }) => form?.set('items', form.get('items')?.split(',')[0] ?? ''),
  },
];

/** A request with a change; the same request where the change makes no difference. */
export async function changedRequest(request: Request, { ignore }: RequestChange): Promise<Request> {
  const text = await request.clone().text();
  const type = request.headers.get('content-type') ?? '';
  const parts: Parts = {
    url: new URL(request.url),
    method: request.method,
    ...(type.includes('json') && { json: JSON.parse(text) as Record<string, unknown> }),
    ...(type.includes('form') && { form: new URLSearchParams(text) }),
  };
  ignore(parts);
  const { url, method, form, json } = parts;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const body = method === 'GET' || method === 'DELETE' ? null : (form?.toString() ?? JSON.stringify(json));
  return new Request(url, { method, headers, body });
}
