import { addressesApi } from '#api/addresses.ts';
import { contentApi } from '#api/content.ts';
import { creditsApi } from '#api/credits.ts';
import { membershipsApi } from '#api/memberships.ts';
import { ordersApi } from '#api/orders.ts';
import { twoStepApi } from '#api/twoStep.ts';
import { walletApi } from '#api/wallet.ts';
import { wishlistApi } from '#api/wishlist.ts';
import { getAddresses } from '#schemas/addresses.ts';
import { getHelp } from '#schemas/content.ts';
import { getCredits } from '#schemas/credits.ts';
import { getMemberships } from '#schemas/memberships.ts';
import { getOrders } from '#schemas/orders.ts';
import { isTwoStepActive } from '#schemas/twoStep.ts';
import { getMovements, getWallet } from '#schemas/wallet.ts';
import { getWishlist } from '#schemas/wishlist.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import { getBrands } from '#schemas/brands.ts';
import { getCities, getRegions } from '#schemas/cities.ts';
import { getHome } from '#schemas/home.ts';
import { getMenu, getSegmentTabs } from '#schemas/menu.ts';
import { getProduct } from '#schemas/product.ts';
import { getRecommendations } from '#schemas/recommendations.ts';
import { getSuggestions, getTopSearches } from '#schemas/search.ts';

const source = { source: 'bff' };

/** The areas of data that are the same for everybody, by their calls (STATE-01). */
export const ofShop: [string, Endpoint, object][] = [
  ['home', getHome, { key: 'home_pwa' }],
  ['menus', getSegmentTabs, source],
  ['category tree', getMenu, source],
  ['cities', getCities, { regionId: '1' }],
  ['regions', getRegions, {}],
  ['brands', getBrands, {}],
  ['search', getSuggestions, { q: 'bota', ...source }],
  ['top searches', getTopSearches, source],
  ['product', getProduct, { path: 'zapatilla-urbana-lago-zp0001', ...source }],
  ['recommendations', getRecommendations, { sku: 'ZP0001', ...source }],
];

/** Those of a customer, with the endpoints that join pages, which have names of their own. */
export const ofCustomer: [string, Endpoint, unknown, object][] = [
  ['address list', getAddresses, addressesApi.endpoints.getAddresses, {}],
  ['orders', getOrders, ordersApi.endpoints.getOrders, { limit: 4, offset: 0 }],
  ['memberships', getMemberships, membershipsApi.endpoints.getMembershipPages, {}],
  ['CMS keys', getHelp, contentApi.endpoints.getHelp, {}],
  ['wallet', getWallet, walletApi.endpoints.getWallet, {}],
  ['movements', getMovements, walletApi.endpoints.getMovementPages, { wallet_id: '71100' }],
  ['credits', getCredits, creditsApi.endpoints.getCreditPages, {}],
  ['wishlist', getWishlist, wishlistApi.endpoints.getWishlist, {}],
  [
    'two-step',
    isTwoStepActive,
    twoStepApi.endpoints.isTwoStepActive,
    { email: 'ana@vidriera.example', fingerprint: '6bd8bcfa-172c-414a-a40c-4600decbc4bf' },
  ],
];
