/** A tab of the bottom tab bar, by its icon. */
export type Tab = 'home' | 'menu' | 'search' | 'heart' | 'bag';

/** A condition for showing a screen; implemented in `app/navigation/guarded.tsx`. */
export type Guard = 'session';

/** The skeleton of a screen while its code loads; rendered by `app/shell/ScreenSkeleton.tsx`. */
export type SkeletonName = 'home' | 'list' | 'product' | 'cart' | 'menu' | 'search';

/** The properties of a screen that the shop needs before its code is loaded; what the build needs is in `pageFile.ts`. */
export interface ScreenSpec {
  /** The module below `src/features`; its base name is the name of the component and of the chunk (APP-06). */
  file: `${string}/${string}Screen`;
  /**
   * Where its title is: the wordmark, the app bar, or large in the page, so that the bar shows it after scrolling; a
   * screen with `own` renders its own bar.
   */
  title: 'brand' | 'bar' | 'page' | 'own';
  skeleton: SkeletonName;
  /** The active tab; none by default. */
  tab?: Tab;
  /** By default the screen is open to every visitor. */
  guard?: Guard;
  /** The export of the screen's module that prefetches the first call of an address. */
  prefetch?: string;
}

/** A route of the table. */
export type Row = { paths: readonly string[] } & ScreenSpec;

/** All lists: categories, search results, editorial pages. */
const list = {
  file: 'catalogue/CatalogueScreen',
  title: 'page',
  skeleton: 'list',
  tab: 'menu',
} as const;

/** Screens of one column, such as the forms of a visitor without a session and the size tables. */
const form = { title: 'page', skeleton: 'menu' } as const;
const login = { ...form, file: 'login/LoginScreen' } as const;
const register = { ...form, file: 'register/RegisterScreen' } as const;
/** Screens of a customer. */
const account = { ...form, guard: 'session' } as const;
/** The exchange, whose large title is the question of a step. */
const exchange = { ...account, title: 'bar' } as const;
/** The form of an address, new or known. */
const address = { ...account, file: 'addresses/AddressScreen' } as const;
const credits = { ...account, file: 'credits/CreditsScreen' } as const;
const wallet = { ...account, file: 'wallet/WalletScreen' } as const;
const recovery = { ...form, file: 'recovery/RecoveryScreen' } as const;

/**
 * The registry of screens, and the route table (ROUTE-01 to ROUTE-44) in the order of matching (ROUTE-41). `:name`
 * matches one segment, `*` any rest. `menu`, `searchBox`, `withdrawal` and `addresses` are additional screens of this shop.
 * `otherAccount` matches all other paths below the account, because they need a session too (ROUTE-47).
 * `search` also needs a `q`; `catalogue` is the fallback for any other path (ROUTE-40).
 */
export const registry = {
  home: {
    paths: ['/', '/index.html'],
    file: 'home/HomeScreen',
    title: 'brand',
    skeleton: 'home',
    tab: 'home',
  },
  account: { paths: ['/account'], ...account, file: 'account/AccountScreen' },
  addresses: { paths: ['/account/addresses'], ...account, file: 'addresses/AddressesScreen' },
  orders: { paths: ['/account/orders'], ...account, file: 'orders/OrdersScreen' },
  memberships: { paths: ['/account/memberships'], ...account, file: 'memberships/MembershipsScreen' },
  wishlist: { paths: ['/account/wishlist'], ...account, file: 'wishlist/WishlistScreen', tab: 'heart' },
  exchange: { paths: ['/account/exchange'], ...exchange, file: 'exchange/ExchangeScreen' },
  exchangeReturn: {
    paths: ['/account/exchange/changereturn'],
    ...exchange,
    file: 'exchange/ExchangeReturnScreen',
  },
  credits: { paths: ['/account/credits'], ...credits },
  wallet: { paths: ['/account/wallet'], ...wallet },
  editAccount: { paths: ['/account/editaccount'], ...account, file: 'account/EditScreen' },
  addAddress: { paths: ['/account/addaddress'], ...address },
  enableAuth: { paths: ['/account/enableauth'], ...account, file: 'account/TwoStepScreen' },
  checkoutLogin: { paths: ['/checkout/login'], ...login },
  checkoutRegister: { paths: ['/checkout/register'], ...register },
  checkoutForgotPassword: { paths: ['/checkout/forgotpassword'], ...recovery },
  login: { paths: ['/login'], ...login },
  register: { paths: ['/register', '/customer/account/login'], ...register },
  registerFacebook: {
    paths: ['/registerFacebook'],
    ...form,
    file: 'registerFacebook/RegisterFacebookScreen',
  },
  forgotPassword: { paths: ['/forgotpassword'], ...recovery },
  menu: {
    paths: ['/menu'],
    file: 'menu/MenuScreen',
    title: 'bar',
    skeleton: 'menu',
    tab: 'menu',
  },
  searchBox: {
    paths: ['/search'],
    file: 'search/SearchScreen',
    title: 'own',
    skeleton: 'search',
    tab: 'search',
  },
  brands: { paths: ['/brands'], ...form, file: 'brands/BrandsScreen', tab: 'menu' },
  help: {
    paths: ['/help', '/atencion-al-cliente', '/preguntas-frecuentes'],
    ...form,
    file: 'help/HelpScreen',
  },
  withdrawal: {
    paths: ['/arrepentimiento', '/retracto'],
    ...form,
    file: 'withdrawal/WithdrawalScreen',
  },
  sizeTable: {
    paths: ['/sizes/contentTable'],
    ...form,
    file: 'sizes/SizesScreen',
  },
  survey: { paths: ['/customer/nps'], ...form, file: 'survey/SurveyScreen' },
  order: { paths: ['/account/orders/:order'], ...account, file: 'orders/OrderScreen' },
  exchangeFinished: {
    paths: ['/account/exchange/finish/:batchnumber'],
    ...exchange,
    file: 'exchange/ExchangeFinishedScreen',
  },
  credit: { paths: ['/account/credits/:credit'], ...credits },
  movement: { paths: ['/account/wallet/:movement'], ...wallet },
  editAddress: { paths: ['/account/editaddress/:id'], ...address },
  otherAccount: { paths: ['/account/*'], ...account, file: 'account/OtherAccountScreen' },
  unsubscribe: {
    paths: ['/newsletter/unsign/key/:key'],
    ...form,
    file: 'newsletter/UnsubscribeScreen',
  },
  cart: {
    paths: ['/cart', '/cart/*'],
    file: 'cart/CartScreen',
    title: 'bar',
    skeleton: 'cart',
    tab: 'bag',
  },
  product: {
    paths: ['/:productName.html'],
    file: 'product/ProductScreen',
    title: 'page',
    skeleton: 'product',
    tab: 'menu',
    prefetch: 'prefetchProductPage',
  },
  search: { paths: ['/catalog'], ...list },
  institutional: { paths: ['/ac-*'], ...list },
  catalogue: { paths: [], ...list },
} as const satisfies Readonly<Record<string, Row>>;

/** The name of a route of the table. */
export type RouteId = keyof typeof registry;

/** The module of a screen. */
export type ScreenFile = (typeof registry)[RouteId]['file'];

/** The screen of a route. */
export const screenSpec = (id: RouteId): ScreenSpec & { file: ScreenFile } => registry[id];

/** The name of a screen's component, and of its chunk. */
export const screenName = ({ file }: Pick<ScreenSpec, 'file'>): string => file.replace(/.*\//, '');
