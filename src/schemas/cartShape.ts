import * as v from 'valibot';

// Separate from the calls: the persisted cart is validated at every start, while the calls load with the screens.

/** An answer with a sum below zero is none that a shopper could pay: the last good cart stays. */
const sum = v.pipe(v.number(), v.minValue(0));

/** The quantities that can be chosen (CART-14): no line has a part of an item, none, or more. */
const quantities: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A line of the cart (CART-02); prices are per unit, in the currency's major unit. */
export const cartItem = v.object({
  id: v.string(),
  sku: v.string(),
  name: v.string(),
  brand: v.string(),
  brand_name: v.string(),
  color: v.string(),
  size: v.string(),
  price: v.number(),
  special_price: v.number(),
  paid_price: v.number(),
  quantity: v.picklist(quantities),
  categories: v.string(),
  freeshipping: v.boolean(),
  supplier: v.object({ name: v.string() }),
  image: v.string(),
  url: v.string(),
  stock: v.number(),
});

/** A whole cart (CART-02). */
export const cart = v.object({
  hash: v.string(),
  discount: v.number(),
  sub_total_value: sum,
  total_value: sum,
  shippingAmountTotal: v.nullable(v.number()),
  coupon: v.object({
    coupons: v.record(v.string(), v.object({ code: v.string(), label: v.string(), amount: v.number() })),
  }),
  items: v.array(cartItem),
});

/** The screen or part from which an item is added (CART-05). */
export const addSource = v.picklist(['product', 'wishlist', 'catalog', 'recommendation']);

/** The part of the cart slice that is persisted (PERS-01). */
export const persistedCart = v.object({
  cart: v.optional(cart),
  addSource: v.optional(addSource),
  /** Absent up to version 2. */
  guestItems: v.optional(v.fallback(v.array(v.string()), () => [])),
});
