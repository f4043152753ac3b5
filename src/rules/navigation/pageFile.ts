import { type RouteId, type ScreenFile, type ScreenSpec, screenSpec } from './registry.ts';

/** The properties of a screen for the build, the servers and the worker; the shop itself does not use them. */
export interface PageSpec {
  /** The prerendered page; screens that share one look the same until their code is loaded. */
  page: string;
  /** `first`: code that several such screens share is in the entry chunk; by default it is in separate chunks. */
  chunk?: 'first';
  /** The file of `app/early` that fills in the first call, for a page that sends it before its script is loaded. */
  early?: 'earlyHome' | 'earlyList' | 'earlyProduct';
}

const pageSpecs = {
  'home/HomeScreen': { page: 'home', chunk: 'first', early: 'earlyHome' },
  'catalogue/CatalogueScreen': { page: 'list', chunk: 'first', early: 'earlyList' },
  'product/ProductScreen': { page: 'product', chunk: 'first', early: 'earlyProduct' },
  'cart/CartScreen': { page: 'cart', chunk: 'first' },
  'menu/MenuScreen': { page: 'menu' },
  'search/SearchScreen': { page: 'search' },
  'sizes/SizesScreen': { page: 'sizes' },
  'brands/BrandsScreen': { page: 'brands' },
  'help/HelpScreen': { page: 'help' },
  'withdrawal/WithdrawalScreen': { page: 'withdrawal' },
  'survey/SurveyScreen': { page: 'survey' },
  'newsletter/UnsubscribeScreen': { page: 'newsletter' },
  'login/LoginScreen': { page: 'login' },
  'register/RegisterScreen': { page: 'register' },
  'registerFacebook/RegisterFacebookScreen': { page: 'registerFacebook' },
  'recovery/RecoveryScreen': { page: 'recovery' },
  'account/AccountScreen': { page: 'account' },
  'account/OtherAccountScreen': { page: 'account' },
  'account/EditScreen': { page: 'account' },
  'account/TwoStepScreen': { page: 'account' },
  'addresses/AddressesScreen': { page: 'account' },
  'addresses/AddressScreen': { page: 'account' },
  'orders/OrdersScreen': { page: 'account' },
  'orders/OrderScreen': { page: 'account' },
  'exchange/ExchangeScreen': { page: 'exchange' },
  'exchange/ExchangeReturnScreen': { page: 'exchange' },
  'exchange/ExchangeFinishedScreen': { page: 'exchange' },
  'credits/CreditsScreen': { page: 'account' },
  'memberships/MembershipsScreen': { page: 'account' },
  'wallet/WalletScreen': { page: 'account' },
  'wishlist/WishlistScreen': { page: 'wishlist' },
} as const satisfies Readonly<Record<ScreenFile, PageSpec>>;

/** The name of a prerendered page. */
export type PageName = (typeof pageSpecs)[ScreenFile]['page'];

/** The screen of a route with its page. */
export function pageSpec(id: RouteId): ScreenSpec & PageSpec & { page: PageName } {
  const spec = screenSpec(id);
  return { ...spec, ...pageSpecs[spec.file] };
}

/** The page of a route (APP-07). */
export const pageOf = (id: RouteId): PageName => pageSpec(id).page;

/** The file of a page in the build; home is the one that a server finds by itself. */
export const fileOf = (page: PageName): string => (page === 'home' ? 'index.html' : `shells/${page}.html`);
