import { expect, test } from 'vitest';
import {
  cartChunk,
  firstChunks,
  firstScreenChunks,
  lateAndFirstChunk,
  lateChunk,
  lateScreenChunks,
  plainFormChunks,
  sharedChunks,
} from './firstChunks.ts';

const screens = {
  list: '/src/features/catalogue/CatalogueScreen.tsx',
  cart: '/src/features/cart/CartScreen.tsx',
  menu: '/src/features/menu/MenuScreen.tsx',
  login: '/src/features/login/LoginScreen.tsx',
  register: '/src/features/register/RegisterScreen.tsx',
  edit: '/src/features/account/EditScreen.tsx',
  addresses: '/src/features/addresses/AddressesScreen.tsx',
  address: '/src/features/addresses/AddressScreen.tsx',
};

/** The static importers of each module; a dynamic import is none. */
const importers: Record<string, string[]> = {
  '/src/main.tsx': [],
  '/src/app/Shell.tsx': ['/src/main.tsx'],
  '/node_modules/react/index.js': ['/src/app/Shell.tsx', screens.list],
  ...Object.fromEntries(Object.values(screens).map((file) => [file, []])),
  '/src/features/Part.tsx': [screens.list],
  '/src/ui/Picture.tsx': ['/src/features/Part.tsx', screens.cart],
  '/src/commerce/cart/cartCalls.ts': ['/src/features/Part.tsx', screens.cart],
  '/src/features/Sheet.tsx': [],
  '/src/ui/Slider.tsx': ['/src/features/Part.tsx', '/src/features/Sheet.tsx'],
  '/node_modules/form/index.js': ['/src/ui/Form.tsx'],
  '/node_modules/form/one.js': ['/node_modules/form/two.js', '/node_modules/form/index.js'],
  '/node_modules/form/two.js': ['/node_modules/form/one.js'],
  '/node_modules/both/index.js': ['/src/ui/Picture.tsx'],
  '/src/ui/Form.tsx': [screens.login, screens.register, screens.address],
  '/src/ui/Password.tsx': [screens.register, screens.edit],
  '/src/rules/signIn.ts': [screens.login, screens.register],
  '/src/api/addresses.ts': [screens.addresses, screens.address],
  '/src/ui/Rows.tsx': [screens.list, screens.menu],
  '/src/app/start/late.ts': [],
  '/src/app/shell/Snackbar.tsx': ['/src/app/start/late.ts'],
  '/src/app/shell/Snackbar.module.css': ['/src/app/shell/Snackbar.tsx'],
  '/src/ui/timing/countdown.ts': ['/src/app/shell/Snackbar.tsx', screens.cart],
  '/src/rules/cart/cart.ts': ['/src/app/start/late.ts', screens.cart],
  '\0rolldown/runtime.js': [],
};

const chunking = {
  getModuleInfo: (id: string) =>
    importers[id] === undefined ? null : { isEntry: id === '/src/main.tsx', importers: importers[id] },
};

test.each([
  ['/src/main.tsx', 'shop'],
  ['/src/app/Shell.tsx', 'shop'],
  ['/node_modules/react/index.js', 'packages'],
  ['\0rolldown/runtime.js', 'packages'],
  ['/src/ui/Picture.tsx', 'shop'],
  ['/node_modules/both/index.js', 'packages'],
])('%s comes with the entry, in %s', (id, name) => {
  expect(firstChunks(id, chunking)).toBe(name);
});

test.each([
  screens.list,
  '/src/features/Part.tsx',
  '/src/commerce/cart/cartCalls.ts',
  '/src/ui/Slider.tsx',
  '/src/nobody.ts',
])('%s does not come with the entry', (id) => {
  expect(firstChunks(id, chunking)).toBeNull();
});

test.each([
  '/src/ui/Form.tsx',
  '/node_modules/form/index.js',
  '/node_modules/form/one.js',
  '/node_modules/form/two.js',
  '/src/ui/Rows.tsx',
])('%s, which a late screen shares, does not come with the entry', (id) => {
  expect(firstChunks(id, chunking)).toBeNull();
});

test.each([
  ['/src/commerce/cart/cartCalls.ts', 'cart'],
  ['/src/schemas/cart.ts', 'cart'],
  ['/src/schemas/persisted.ts', null],
  [screens.cart, null],
])('%s goes to the chunk %s', (id, name) => {
  expect(cartChunk(id)).toBe(name);
});

test.each([
  ['/src/ui/Form.tsx', 'lateForms'],
  ['/node_modules/form/index.js', 'lateForms'],
  ['/node_modules/form/two.js', 'lateForms'],
  ['/src/ui/Password.tsx', 'latePersonForms'],
  ['/src/rules/signIn.ts', 'lateSignIn'],
  ['/src/api/addresses.ts', null],
  ['/src/texts/location.ts', 'ProductScreenShared'],
  ['/src/ui/Rows.tsx', 'CatalogueScreenShared'],
  ['/src/features/Part.tsx', null],
  ['/src/features/Sheet.tsx', null],
])('%s, where the entry does not bring it, goes to the chunk %s of several screens', (id, name) => {
  expect(sharedChunks(id, chunking)).toBe(name);
});

test.each([
  [screens.list, 'CatalogueScreen'],
  [screens.login, 'LoginScreen'],
  ['/src/features/Part.tsx', 'CatalogueScreen'],
  ['/src/ui/Slider.tsx', 'CatalogueScreen'],
  ['/src/ui/Picture.tsx', null],
  ['/src/features/Sheet.tsx', null],
])('%s goes to the chunk of the screen %s', (id, name) => {
  const chunks = [firstScreenChunks(id, chunking), lateScreenChunks(id, chunking)];
  expect(chunks.filter((chunk) => chunk !== null)).toEqual(name === null ? [] : [name]);
});

test.each([
  ['/src/api/addresses.ts', 'addresses'],
  ['/src/ui/Form.tsx', null],
  ['/src/ui/Password.tsx', null],
  [screens.address, null],
])('%s, which only the plain forms may share, goes to the chunk %s', (id, name) => {
  expect(plainFormChunks(id, chunking)).toBe(name);
});

test.each([
  ['/src/app/start/late.ts', 'late'],
  // What most late parts have in common.
  ['/src/ui/layout/Sheet.tsx', 'late'],
  ['/src/app/shell/Snackbar.tsx', 'late'],
  ['/src/ui/timing/countdown.ts', 'late'],
  ['/src/rules/cart/cart.ts', null],
  [screens.list, null],
])('%s goes to the chunk %s of what is loaded after the first paint', (id, name) => {
  expect(lateChunk(id, chunking)).toBe(name);
});

test.each([
  ['/src/ui/timing/countdown.ts', 'lateAndFirst'],
  ['/src/api/places.ts', 'lateAndFirst'],
  ['/src/store/session/exchangeKeys.ts', 'lateAndFirst'],
  ['/src/app/shell/Snackbar.tsx', null],
  ['/src/rules/cart/cart.ts', null],
  [screens.cart, null],
])('%s goes to the chunk %s of what a first screen needs of it', (id, name) => {
  expect(lateAndFirstChunk(id, chunking)).toBe(name);
});

test('the styles of that chunk come with the entry', () => {
  expect(firstChunks('/src/app/shell/Snackbar.module.css', chunking)).toBe('shop');
  expect(firstChunks('/src/app/shell/Snackbar.tsx', chunking)).toBeNull();
});
