import { expect, test } from 'vitest';
import { lateListsOnly, lateSharedOnly } from './firstChunks.ts';
import { lateSharedChunk } from './lateShared.ts';

test.each([
  ['LoginScreen RecoveryScreen', 'login recovery', 'lateSignIn'],
  ['LoginScreen EditScreen', 'login account', 'latePersonForms'],
  ['EditScreen TwoStepScreen', 'account', 'latePersonForms'],
  ['LoginScreen AddressScreen', 'login addresses', 'lateForms'],
  ['AddressScreen AddressesScreen', 'addresses', null],
  ['AddressesScreen OrdersScreen', 'addresses orders', 'lateLists'],
  ['AccountScreen OtherAccountScreen', 'account', 'lateLists'],
  ['AccountScreen OrderScreen OrdersScreen', 'account orders', 'lateOrders'],
  ['CreditsScreen WalletScreen', 'credits wallet', 'lateMoney'],
  ['CreditsScreen MembershipsScreen WalletScreen', 'credits memberships wallet', 'lateLists'],
  ['ExchangeScreen ExchangeReturnScreen', 'exchange', 'lateExchange'],
  ['HelpScreen MembershipsScreen', 'help memberships', 'lateContent'],
  ['AccountScreen EditScreen', 'account', 'lateShared'],
  ['AddressScreen OrdersScreen', 'addresses orders', 'lateShared'],
])('what %s of %s share goes to the chunk %s', (screens, folders, chunk) => {
  expect(lateSharedChunk(screens.split(' '), folders.split(' '))).toBe(chunk);
});

const importers: Record<string, string[]> = {
  '/src/features/login/LoginScreen.tsx': [],
  '/src/features/orders/OrdersScreen.tsx': [],
  '/src/features/wishlist/WishlistScreen.tsx': [],
  '/src/Frame.tsx': ['/src/features/login/LoginScreen.tsx', '/src/features/orders/OrdersScreen.tsx'],
  '/src/List.tsx': ['/src/features/orders/OrdersScreen.tsx', '/src/features/wishlist/WishlistScreen.tsx'],
};

const chunking = {
  getModuleInfo: (id: string) => {
    const known = importers[id];
    return known === undefined ? null : { isEntry: false, importers: known };
  },
};

test.each([
  ['/src/Frame.tsx', 'lateShared', null],
  ['/src/List.tsx', null, 'lateLists'],
  ['/src/features/orders/OrdersScreen.tsx', null, null],
])('%s is decided first for the chunk %s or %s', (id, shared, lists) => {
  expect([lateSharedOnly(id, chunking), lateListsOnly(id, chunking)]).toEqual([shared, lists]);
});
