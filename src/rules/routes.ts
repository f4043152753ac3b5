/**
 * The route table (ROUTE-01 to ROUTE-44) in the order of matching (ROUTE-41). `:name` stands for one segment,
 * `*` for any rest. `menu` is a place of this shop beside that table. `search` needs a `q` besides; `catalogue` is whatever no pattern fits (ROUTE-40).
 */
export const routes = {
  home: ['/', '/index.html'],
  account: ['/account'],
  orders: ['/account/orders'],
  memberships: ['/account/memberships'],
  wishlist: ['/account/wishlist'],
  exchange: ['/account/exchange'],
  exchangeReturn: ['/account/exchange/changereturn'],
  credits: ['/account/credits'],
  wallet: ['/account/wallet'],
  editAccount: ['/account/editaccount'],
  addAddress: ['/account/addaddress'],
  enableAuth: ['/account/enableauth'],
  checkoutLogin: ['/checkout/login'],
  checkoutRegister: ['/checkout/register'],
  checkoutForgotPassword: ['/checkout/forgotpassword'],
  login: ['/login'],
  register: ['/register', '/customer/account/login'],
  registerFacebook: ['/registerFacebook'],
  forgotPassword: ['/forgotpassword'],
  menu: ['/menu'],
  brands: ['/brands'],
  help: ['/help', '/atencion-al-cliente', '/preguntas-frecuentes'],
  sizeTable: ['/sizes/contentTable'],
  survey: ['/customer/nps'],
  order: ['/account/orders/:order'],
  exchangeFinished: ['/account/exchange/finish/:batchnumber'],
  credit: ['/account/credits/:credit'],
  movement: ['/account/wallet/:movement'],
  editAddress: ['/account/editaddress/:id'],
  unsubscribe: ['/newsletter/unsign/key/:key'],
  cart: ['/cart', '/cart/*'],
  product: ['/:productName.html'],
  search: ['/catalog'],
  institutional: ['/ac-*'],
  catalogue: [],
} as const satisfies Record<string, readonly string[]>;

/** The name of a screen of the route table. */
export type RouteId = keyof typeof routes;

/** A screen and what its path says. */
export interface Route {
  id: RouteId;
  /** By the names of the pattern, decoded. */
  params: Record<string, string>;
}

/** The paths that fit a pattern of the table; a slash at the end makes no difference (ROUTE-42). */
export function expressionOf(pattern: string): RegExp {
  const source = pattern
    .replace(/\/$/, '')
    .replaceAll('.', String.raw`\.`)
    .replaceAll('*', '[^]*')
    .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}/?$`);
}

const table = Object.entries(routes).flatMap(([id, patterns]) =>
  patterns.map((pattern) => ({ id: id as RouteId, expression: expressionOf(pattern) })),
);

/** A parameter whose percent signs are broken stays as it is. */
function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const searches = (query: string) => (new URLSearchParams(query).get('q') ?? '').trim() !== '';

/**
 * The screen of a path (ROUTE-40, ROUTE-41); the query is looked at for `/catalog/` alone, which shows search
 * results with `q` and the whole range without (ROUTE-39, ROUTE-43). Never throws.
 */
export function routeOf(url: string): Route {
  const [address = ''] = url.split('#', 1);
  const [path = ''] = address.split('?', 1);
  for (const { id, expression } of table) {
    const match = expression.exec(path);
    if (match === null || (id === 'search' && !searches(address.slice(path.length)))) continue;
    const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decoded(value)]);
    return { id, params: Object.fromEntries(params) };
  }
  return { id: 'catalogue', params: {} };
}
