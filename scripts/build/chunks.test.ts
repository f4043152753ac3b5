import { expect, test } from 'vitest';
import { chunkOf } from './chunks.ts';

const features = '/shop/src/features';
const main = '/shop/src/main.tsx';
const home = `${features}/home/HomeScreen.tsx`;
const list = `${features}/catalogue/CatalogueScreen.tsx`;
const product = `${features}/product/ProductScreen.tsx`;
const cart = `${features}/cart/CartScreen.tsx`;
const login = `${features}/login/LoginScreen.tsx`;
const register = `${features}/register/RegisterScreen.tsx`;
const orders = `${features}/orders/OrdersScreen.tsx`;
const order = `${features}/orders/OrderScreen.tsx`;
const wallet = `${features}/wallet/WalletScreen.tsx`;
const help = `${features}/help/HelpScreen.tsx`;
const chips = `${features}/catalogue/FilterChips.tsx`;
const sort = `${features}/catalogue/SortBar.tsx`;
const filters = `${features}/catalogue/FilterSheet.tsx`;
const zoom = `${features}/product/ZoomView.tsx`;
const bought = `${features}/orders/BoughtSheet.tsx`;
const deferred = '/shop/src/app/start/deferred.ts';
const heart = '/shop/src/commerce/wishlist/Heart.tsx';
const sheet = '/shop/src/commerce/location/CitySheet.tsx';
const pending = '/shop/src/commerce/cart/PendingChanges.tsx';

/** What loads a screen or a part later. */
const loaders: Record<string, string> = {
  ...Object.fromEntries(
    [home, list, product, cart, login, register, orders, order, wallet, help, deferred].map((id) => [
      id,
      main,
    ]),
  ),
  [heart]: '/shop/src/ui/Card.tsx',
  [chips]: list,
  [sort]: list,
  [filters]: list,
  [zoom]: product,
  [pending]: cart,
  [bought]: order,
  [sheet]: chips,
};

/** The static importers of each other module. */
const importers: Record<string, string[]> = {
  '/shop/src/app/Shell.tsx': [main],
  '/shop/node_modules/react/index.js': [main, orders],
  '/shop/src/ui/Card.tsx': [home, list],
  '/shop/node_modules/card/index.js': [home, list],
  '/shop/src/ui/Spoken.tsx': [cart, product, orders, wallet],
  '/shop/src/ui/Tabs.tsx': [cart, product, deferred],
  '/shop/src/commerce/cartCalls.ts': [cart, product, wallet],
  '/shop/src/commerce/cartErrorText.ts': [product, pending],
  '/shop/src/ui/Snackbar.tsx': [deferred],
  '/shop/src/ui/Saved.tsx': [heart, wallet],
  '/shop/src/ui/Message.tsx': [deferred, list],
  '/shop/src/ui/Countdown.tsx': [deferred, orders, wallet],
  '/shop/src/ui/Badge.tsx': [list, filters],
  '/shop/src/ui/Offline.tsx': [list, sheet],
  '/shop/src/ui/Chip.tsx': ['/shop/src/ui/Badges.tsx', wallet],
  '/shop/src/ui/Badges.tsx': [list],
  '/shop/src/ui/Choice.tsx': [sort, filters],
  '/shop/src/ui/Sheet.tsx': [chips, sheet, pending],
  '/shop/src/ui/Reason.tsx': [pending, bought],
  '/shop/src/ui/Range.tsx': [filters],
  '/shop/src/ui/Map.tsx': [bought, sheet],
  '/shop/src/ui/Timeline.tsx': [orders, order],
  '/shop/src/ui/Place.tsx': [wallet, sheet, filters],
  '/shop/src/ui/Amount.tsx': [order, wallet, sheet, login, register],
  '/shop/src/ui/Frame.tsx': [orders, wallet, login, register, sheet, help, filters],
  '/shop/src/ui/Form.tsx': [orders, wallet, login, register, sheet, help],
  '/shop/node_modules/zoom/index.js': [zoom],
  '/shop/node_modules/form/index.js': ['/shop/src/ui/Form.tsx'],
  '/shop/node_modules/form/one.js': ['/shop/node_modules/form/index.js', '/shop/node_modules/form/two.js'],
  '/shop/node_modules/form/two.js': ['/shop/node_modules/form/one.js'],
};

const graph = {
  getModuleInfo: (id: string) => ({
    isEntry: id === main,
    importers: importers[id] ?? [],
    importedIds: Object.keys(importers).filter((each) => importers[each]?.includes(id)),
    dynamicImporters: [loaders[id] ?? []].flat(),
  }),
};

test.each([
  ['the entry', main, 'shop'],
  ['a module of the entry', '/shop/src/app/Shell.tsx', 'shop'],
  ['a package of the entry', '/shop/node_modules/react/index.js', 'packages'],
  ['a module of two first screens', '/shop/src/ui/Card.tsx', 'shop'],
  ['a package of two first screens', '/shop/node_modules/card/index.js', 'packages'],
  ['a module of cart, product and several screens', '/shop/src/ui/Spoken.tsx', 'shop'],
  ['a module of cart, product and the deferred start', '/shop/src/ui/Tabs.tsx', 'shop'],
  ['a module of cart, product and one screen', '/shop/src/commerce/cartCalls.ts', 'CartScreenShared'],
  [
    'a module of product and a part of the cart',
    '/shop/src/commerce/cartErrorText.ts',
    'ProductScreenShared',
  ],
  ['a module of the deferred start', '/shop/src/ui/Snackbar.tsx', 'deferred'],
  ['a part that a module of the entry loads', heart, 'deferred'],
  ['a module of that part and a later screen', '/shop/src/ui/Saved.tsx', 'deferred'],
  ['a module of the deferred start and a first screen', '/shop/src/ui/Message.tsx', 'deferredShared'],
  ['a module of the deferred start and two screens', '/shop/src/ui/Countdown.tsx', 'deferredShared'],
  ['a first screen', list, 'CatalogueScreen'],
  ['a later screen', login, 'LoginScreen'],
  ['a module of the list and its part', '/shop/src/ui/Badge.tsx', 'CatalogueScreen'],
  ['a module of the list and a part of another room', '/shop/src/ui/Offline.tsx', 'CatalogueScreen'],
  ['a module of a first screen and a later one', '/shop/src/ui/Chip.tsx', 'CatalogueScreenShared'],
  ['a part of a first screen', chips, 'catalogueParts'],
  ['another part of that screen', sort, 'catalogueParts'],
  ['a module of two parts of a first screen', '/shop/src/ui/Choice.tsx', 'catalogueParts'],
  ['a module of such a part and one of another room', '/shop/src/ui/Reason.tsx', 'cartParts'],
  ['a module of parts of many rooms', '/shop/src/ui/Sheet.tsx', 'deferred'],
  ['a part that needs one file more than its screen', pending, 'cartParts'],
  ['a part that needs two files more than its screen', filters, null],
  ['a module of that part alone', '/shop/src/ui/Range.tsx', null],
  ['a part that needs a package', zoom, null],
  ['that package', '/shop/node_modules/zoom/index.js', null],
  ['a part of a later screen', bought, null],
  ['a part that a part loads', sheet, null],
  ['a module of such parts', '/shop/src/ui/Map.tsx', null],
  ['a module of one room', '/shop/src/ui/Timeline.tsx', 'orders'],
  ['a module of a screen and a part of another room', '/shop/src/ui/Place.tsx', 'catalogue-location-wallet'],
  ['a module of five rooms', '/shop/src/ui/Amount.tsx', 'location-login-orders-register-wallet'],
  ['a module of six rooms', '/shop/src/ui/Frame.tsx', 'common'],
  ['a module of six rooms that needs a package', '/shop/src/ui/Form.tsx', 'commonPackages'],
  ['that package', '/shop/node_modules/form/two.js', 'commonPackages'],
])('%s goes to its chunk: %s to %s', (_what, id, chunk) => {
  expect(chunkOf(id, graph)).toBe(chunk);
});
