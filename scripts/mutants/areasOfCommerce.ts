import type { Area } from './area.ts';

/** Components and hooks have tests in Chromium; the fewer a mutant needs, the sooner it is seen. */
const inCommerce = (name: string, code: string[], tests: Partial<Pick<Area, 'rules' | 'screens'>>): Area => ({
  name: `src/commerce: ${name}`,
  group: 'commerce',
  code: code.map((files) => `src/commerce/${files}`),
  rules: [],
  screens: [],
  ...tests,
});

/** The parts of commerce, each with its own tests. */
export const areasOfCommerce: readonly Area[] = [
  inCommerce('the forms of the session', ['session/{*.tsx,useSessionText.ts}'], {
    screens: [
      'src/commerce/session/TwoStepCode.test.tsx',
      'src/features/{login,register,recovery,registerFacebook}/*.test.tsx',
    ],
  }),
  inCommerce('what screens do with the session', ['session/useSessionActions.ts'], {
    screens: [
      'src/commerce/session/useSessionActions.test.tsx',
      'src/features/account/{AccountScreen,EditScreen,TwoStepScreen}.test.tsx',
      'src/features/{login,recovery,register,registerFacebook}/*Screen.test.tsx',
    ],
  }),
  inCommerce('what the account shows of the session', ['session/useKnownCustomer.ts'], {
    screens: [
      'src/features/account/{AccountScreen,OtherAccountScreen,TwoStepScreen,AccountLateAnswers}.test.tsx',
    ],
  }),
  inCommerce('the state of a history entry', ['product/historyState.ts'], {
    rules: ['src/commerce/product/historyState.test.ts'],
  }),
  inCommerce('device', ['device/*.ts'], { screens: ['src/commerce/device/*.test.tsx'] }),
  inCommerce('form', ['form/!(SendPage|BankForm|BankFields).{ts,tsx}'], {
    rules: ['src/commerce/form/*.test.ts'],
    screens: [
      'src/commerce/form/*.test.tsx',
      'src/commerce/{session/TwoStepCode,cart/OrderByCodeSheet}.test.tsx',
      'src/features/{register/*,login/LoginForm,addresses/AddressForm}.test.tsx',
    ],
  }),
  inCommerce('what pages do with forms', ['form/{SendPage,BankForm,BankFields}.tsx'], {
    screens: [
      'src/commerce/form/{BankFields,lostReturn,everyForm}.test.tsx',
      'src/features/{addresses/Address{FormInput,Screen},newsletter/*,survey/*,wallet/*,credits/*}.test.tsx',
      'src/features/exchange/StepsOf.test.tsx',
    ],
  }),
  inCommerce('location', ['location/*.{ts,tsx}'], {
    rules: ['src/commerce/location/*.test.ts'],
    screens: ['src/commerce/location/*.test.tsx'],
  }),
  inCommerce('list', ['list/*.{ts,tsx}'], {
    screens: ['src/commerce/{list/*,orders/OrderSummary}.test.tsx'],
  }),
  inCommerce('search', ['search/*.tsx'], { screens: ['src/commerce/search/*.test.tsx'] }),
  inCommerce('cart', ['cart/{OrderByCodeSheet.tsx,useAddToCart.ts}'], {
    screens: [
      'src/flows/cart/addToCart.test.tsx',
      'src/commerce/cart/{AddProduct,OrderByCodeSheet}.test.tsx',
    ],
  }),
  inCommerce(
    'what screens do with the cart',
    ['cart/{useAddProduct,useCopyCoupon}.ts', 'cart/{AddProduct,PendingChanges}.tsx'],
    {
      screens: [
        'src/commerce/cart/{AddProduct,PendingChanges,useCopyCoupon}.test.tsx',
        'src/features/{missingParts,cart/CartEmpty,wishlist/WishlistMove}.test.tsx',
      ],
    },
  ),
  inCommerce('orders', ['orders/*.{ts,tsx}'], {
    rules: ['src/commerce/orders/OrderSummary.rules.test.ts'],
    screens: ['src/commerce/orders/*.test.tsx', 'src/features/orders/*.test.tsx'],
  }),
  inCommerce('foot', ['foot/*.{ts,tsx}'], {
    screens: ['src/commerce/foot/*.test.tsx', 'src/features/{home,menu,withdrawal}/*.test.tsx'],
  }),
  inCommerce('content', ['content/*.{ts,tsx}'], { screens: ['src/commerce/content/*.test.tsx'] }),
  inCommerce('wishlist', ['wishlist/*.{ts,tsx}'], {
    screens: ['src/commerce/wishlist/*.test.tsx', 'src/features/wishlist/*.test.tsx'],
  }),
  inCommerce('page', ['page/*.{ts,tsx}'], {
    rules: ['src/commerce/page/*.test.ts'],
    screens: ['src/commerce/page/*.test.tsx'],
  }),
  inCommerce('product', ['product/*.tsx'], {
    screens: [
      'src/commerce/product/*.test.tsx',
      'src/features/{cart/CartEmpty,wishlist/WishlistMove}.test.tsx',
      'src/features/product/{BuyBar,ProductSizes}.test.tsx',
    ],
  }),
  inCommerce('the rest', ['*.ts'], { screens: ['src/commerce/*.test.tsx'] }),
];
