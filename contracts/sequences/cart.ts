import { soldItems } from '#fixtures/cart.ts';
import { addToCart, createCart, getCart, removeFromCart } from '#schemas/cart.ts';
import { addCoupon, removeCoupon } from '#schemas/coupons.ts';
import { getCartHash, login, mergeCart } from '#schemas/customer.ts';
import { maria, signInLuz, token } from './people.ts';
import { sequence, state } from './sequence.ts';

const [shoe, boots, sandals] = ['ZP0001-38', 'AN0107-38', 'ES0190-38'];
const hash = 'c4f1e2';
const guest = 'd7a903';

const inStock = state('items are in stock', { items: [shoe, boots], stock: 3 });
const lines = (...list: [item: string, quantity: number][]) =>
  list.map(([item, quantity]) => ({ item, quantity }));
const owned = { ...maria, ...soldItems, cart: { hash, lines: lines([shoe, 1]) } };
/** A cart with these lines. */
const cart = (...list: [id: string, quantity: number][]) => ({
  cart: { items: list.map(([id, quantity]) => ({ id, quantity })) },
});

const code = 'VERANO10';
const known = {
  ...soldItems,
  hash,
  lines: lines([shoe, 2]),
  coupon: { code, label: '10 % de descuento', percent: 10 },
};
const reduced = {
  discount: 8799.8,
  total_value: 83698.2,
  coupon: { coupons: { [code]: { code, amount: 8799.8 } } },
  items: [{ paid_price: 39599.1 }],
};
const full = {
  discount: 0,
  total_value: 87998,
  coupon: { coupons: { [code]: undefined } },
  items: [{ paid_price: 43999 }],
};

export const cartSequences = [
  sequence(createCart, 'two new carts have their own hash and lines', inStock, async (steps) => {
    const one = await steps.does(createCart, { items: `${shoe}=2` });
    const other = await steps.does(createCart, { items: `${boots}=1` });
    steps.differ('cart.hash of two carts', one.cart.hash, other.cart.hash);
    await steps.shows(getCart, { hash: one.cart.hash }, cart([shoe, 2]));
    await steps.shows(getCart, { hash: other.cart.hash }, cart([boots, 1]));
  }),
  sequence(addToCart, 'a guest adds an item and changes a quantity', inStock, async ({ does, shows }) => {
    const made = (await does(createCart, { items: `${shoe}=1` })).cart.hash;
    await does(addToCart, { item: boots, quantity: 1, hash: made, items: `${shoe}=1,${boots}=1` });
    await does(addToCart, { item: shoe, quantity: 3, hash: made, items: `${shoe}=3,${boots}=1` });
    await shows(getCart, { hash: made }, cart([shoe, 3], [boots, 1]));
  }),
  sequence(
    removeFromCart,
    'a removed item is gone, and the other stays',
    inStock,
    async ({ does, shows }) => {
      const made = (await does(createCart, { items: `${shoe}=2,${boots}=1` })).cart.hash;
      await does(removeFromCart, { hash: made, item: shoe });
      await shows(getCart, { hash: made }, cart([boots, 1]));
    },
  ),
  sequence(
    getCartHash,
    'what a customer adds is in her cart after the next sign in',
    state('a customer has a cart', owned),
    async ({ does, shows }) => {
      await does(addToCart, { item: boots, quantity: 2, hash, token });
      const { email: username, password } = maria.customer;
      const { customer } = await does(login, { username, password, fingerprint: maria.fingerprint });
      await shows(getCartHash, { token: customer.token }, { cart: { hash } });
      await shows(getCart, { hash }, cart([shoe, 1], [boots, 2]));
    },
  ),
  sequence(
    mergeCart,
    "a guest's items are in the customer's cart, once after two merges",
    state('a customer and a guest have carts', {
      ...owned,
      guest: { hash: guest, lines: lines([shoe, 2], [sandals, 1]) },
    }),
    async ({ does, shows }) => {
      await does(mergeCart, { token, hash: guest, flag: '1' });
      await shows(getCart, { hash }, cart([shoe, 2], [sandals, 1]));
      await does(mergeCart, { token, hash: guest, flag: '1' });
      await shows(getCart, { hash }, cart([shoe, 2], [sandals, 1]));
    },
  ),
  sequence(
    addCoupon,
    'a coupon stays in the cart and lowers its prices',
    state('a coupon can be used', known),
    async ({ does, shows }) => {
      await does(addCoupon, { hash, couponcode: code });
      await shows(getCart, { hash }, { cart: reduced });
    },
  ),
  sequence(
    removeCoupon,
    'a cart without its coupon has its full prices',
    state('a cart has a coupon', known),
    async ({ does, shows }) => {
      await shows(getCart, { hash }, { cart: reduced });
      await does(removeCoupon, { hash, couponcode: code });
      await shows(getCart, { hash }, { cart: full });
    },
  ),
  sequence(
    addToCart,
    'the cart of a customer is closed to another customer',
    state('a customer has a cart', owned),
    async (steps) => {
      const luz = await signInLuz(steps);
      const own = (await steps.does(getCartHash, { token: luz.token })).cart.hash;
      steps.differ('cart.hash of two customers', hash, own);
      await steps.does(addToCart, { item: boots, quantity: 2, hash: own, token: luz.token });
      await steps.tries(addToCart, { item: shoe, quantity: 3, hash, token: luz.token });
      await steps.tries(mergeCart, { token: luz.token, hash, flag: '1' });
      await steps.shows(getCart, { hash }, cart([shoe, 1]));
      await steps.shows(getCart, { hash: own }, cart([boots, 2]));
    },
  ),
  sequence(
    addToCart,
    'the cart of a customer is closed to a token that is unknown',
    state('a customer has a cart', owned),
    async ({ refuses, shows }) => {
      await refuses(addToCart, { item: shoe, quantity: 3, hash, token: `${token}0` });
      await refuses(mergeCart, { token: `${token}0`, hash, flag: '1' });
      await shows(getCart, { hash }, cart([shoe, 1]));
    },
  ),
  sequence(
    addCoupon,
    'the coupon of a customer serves nobody else',
    state('a coupon is that of a customer', { ...maria, ...known }),
    async (steps) => {
      const luz = await signInLuz(steps);
      await steps.tries(addCoupon, { hash, couponcode: code, token: luz.token });
      await steps.shows(getCart, { hash }, { cart: full });
      await steps.does(addCoupon, { hash, couponcode: code, token });
      await steps.shows(getCart, { hash }, { cart: reduced });
    },
  ),
];
