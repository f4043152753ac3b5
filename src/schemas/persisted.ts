import * as v from 'valibot';

// Separate from the calls: what is persisted is validated at every start, while the calls load with the screens.

/** A cart with a negative sum is rejected, so that the last good cart stays. */
const sum = v.pipe(v.number(), v.minValue(0));

/** A quantity that can be chosen: a whole number from 1 to the maximum (CART-14). */
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

/** A saved product; a special price of 0 means none. */
export const wishlistItem = v.object({
  id: v.string(),
  sku: v.string(),
  productname: v.string(),
  brand: v.string(),
  image: v.string(),
  url: v.string(),
  price: v.number(),
  special_price: v.number(),
  available: v.boolean(),
});

/** The part of the wishlist slice that is persisted, so that it shows without network (PERS-01). */
export const persistedWishlist = v.object({
  items: v.optional(v.record(v.string(), wishlistItem)),
  /** Absent up to version 3. */
  wanted: v.optional(v.fallback(v.array(v.string()), () => [])),
});

export type WishlistItem = v.InferOutput<typeof wishlistItem>;

/** The saved products by sku (WISH-01), the newest at the end. */
export type Wishlist = Readonly<Record<string, WishlistItem>>;

/** A message of the snackbar (APP-35). */
export interface FlashMessage {
  text: string;
  flashMessageType: 'success' | 'error';
  /** Whether it has a link to the cart. */
  toCart?: boolean;
  /** The text of its link to the sign in, which returns to the screen. */
  toLogin?: string;
  /** The text of its button that undoes the last removal from the wishlist (KEEP-01). */
  undo?: string;
  /** Whether it has a button that reloads the page. */
  reload?: boolean;
}

const addedProduct = v.object({ image: v.string(), brand: v.string(), name: v.string(), size: v.string() });

/** The last added product in the floating popup (APP-23). */
export type AddedProduct = v.InferOutput<typeof addedProduct>;

/** The part of the popup slice that is persisted (PERS-01). */
export const persistedPopup = v.object({ open: v.boolean(), product: v.optional(addedProduct) });

/** The part of the visited history that is persisted (PERS-07). */
export const persistedHistory = v.object({ history: v.array(v.string()) });

/** A delivery location: ids of region and city (GEO-01). */
export const cityRegion = v.object({ region: v.string(), city: v.string() });

/** The chosen location as it is persisted (PERS-07). */
export const persistedCityRegion = v.object({ chosen: v.optional(cityRegion) });

/** The persisted sorting formula (PERS-07); `until` in ms. */
export const persistedSorting = v.object({
  kept: v.optional(v.object({ formula: v.string(), until: v.number() })),
});

/** The part of the customer slice that is persisted (PERS-08). */
export const persistedCustomer = v.object({
  loggedIn: v.boolean(),
  /** Number of sessions that have ended on this device, by which tabs recognise an older copy (PERS-08). */
  endedSessions: v.number(),
  idCustomer: v.optional(v.string()),
  first_name: v.optional(v.string()),
  keepSession: v.optional(v.boolean()),
  buyerType: v.picklist(['logged out', 'new customer', 'existing customer']),
  visitor_has_orders: v.boolean(),
  /** The city of her default shipping address (GEO-03). */
  geolocation: v.optional(cityRegion),
});

/** The persisted customer. */
export type PersistedCustomer = v.InferOutput<typeof persistedCustomer>;

/** The chosen delivery location: ids of region and city (GEO-01). */
export type CityRegion = v.InferOutput<typeof cityRegion>;
