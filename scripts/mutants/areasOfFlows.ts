import type { Area } from './area.ts';

/** Flows have tests in Node; what only a screen can show is tried in Chromium. */
const inFlows = (name: string, code: string[], tests: Partial<Pick<Area, 'rules' | 'screens'>>): Area => ({
  name: `src/flows: ${name}`,
  group: 'flows',
  code: code.map((files) => `src/flows/${files}`),
  rules: [],
  screens: [],
  ...tests,
});

/** The parts of flows, each with its own tests. */
export const areasOfFlows: readonly Area[] = [
  inFlows('session', ['{session,location}/*.ts', '{shop,confirmWrite}.ts'], {
    rules: [
      'src/flows/{session,location}/*.test.ts',
      'src/flows/{shop,confirmWrite}.test.ts',
      'src/app/start/startVisit.test.ts',
    ],
  }),
  inFlows(
    'the calls of the cart, and the queue',
    ['cart/!(addToCart|buyAgain|cartErrorText|savedLines|sendCoupon).ts', 'queue/*.ts'],
    {
      rules: [
        'src/flows/cart/!(buyAgain|cartErrorText|savedLines).test.ts',
        'src/flows/queue/*.test.ts',
        'src/flows/wishlist/wishlistCalls.test.ts',
        'src/flows/session/{afterSignIn,bringCart}.test.ts',
        'src/app/start/{deferred.rules,twoTabs}.test.ts',
      ],
    },
  ),
  inFlows('the add to the cart', ['cart/addToCart.ts'], {
    screens: [
      'src/flows/cart/addToCart.test.tsx',
      'src/commerce/cart/{AddProduct,OrderByCodeSheet}.test.tsx',
    ],
  }),
  inFlows('coupons', ['cart/sendCoupon.ts'], {
    rules: ['src/flows/cart/{sendCoupon,recreateCart,cartCalls}.test.ts'],
    screens: ['src/features/cart/*Coupon*.test.tsx'],
  }),
  inFlows('what screens do with the cart', ['cart/{buyAgain,cartErrorText,savedLines}.ts'], {
    rules: ['src/flows/cart/{buyAgain,cartErrorText,savedLines}.test.ts'],
    screens: ['src/features/cart/*aved*.test.tsx'],
  }),
  inFlows('device', ['device/*.ts'], { rules: ['src/flows/device/*.test.ts'] }),
  inFlows('wishlist', ['wishlist/*.ts'], {
    rules: ['src/flows/wishlist/*.test.ts'],
    screens: ['src/commerce/wishlist/*.test.tsx', 'src/features/wishlist/*.test.tsx'],
  }),
  inFlows('catalogue', ['catalogue/*.ts'], {
    rules: ['src/flows/catalogue/*.test.ts'],
    screens: ['src/features/catalogue/Catalogue{Address,Paging,Problems,Source}.test.tsx'],
  }),
  inFlows('exchange', ['exchange/*.ts'], {
    rules: ['src/flows/exchange/*.test.ts', 'src/features/exchange/*.test.ts'],
    screens: ['src/features/exchange/{Annulment,ExchangeKept}.test.tsx'],
  }),
  inFlows('addresses', ['addresses/*.ts'], {
    screens: ['src/features/addresses/{AddressScreen,AddressesScreen}.test.tsx'],
  }),
];
