import * as v from 'valibot';

/** A size of a product and how many there are of it. */
export const sizeEntry = v.object({ skuSimple: v.string(), numberSize: v.string(), stock: v.number() });

/** One step of the way to a page (CAT-40). */
export const crumb = v.object({ label: v.string(), url: v.string() });

/** One way of fast shipping, and the ids of the cities that it reaches (CAT-43). */
export const shippingOption = v.object({ enabled: v.boolean(), availableCities: v.array(v.string()) });

/** What both sources say of a product, under the same names. */
export const sameEntries = {
  id: v.string(),
  sku: v.string(),
  brand: v.string(),
  productImage: v.string(),
  url: v.string(),
  color: v.string(),
  available: v.boolean(),
  gender: v.string(),
  categories: v.string(),
  seller: v.string(),
  isProductBoost: v.boolean(),
  isECOFriendly: v.boolean(),
};

/** What a product is told with in a list and on its own page, in the spelling of the backend-for-frontend. */
export const productEntries = {
  ...sameEntries,
  productName: v.string(),
  numericOriginalPrice: v.number(),
  numericDiscountPrice: v.number(),
  sellerFreeShipping: v.boolean(),
  freeShipping: v.boolean(),
  fastShipping: v.boolean(),
};

/** A size as the size prompt needs it (PROD-09). */
export type ProductSize = v.InferOutput<typeof sizeEntry>;

export type Crumb = v.InferOutput<typeof crumb>;

export type ShippingOption = v.InferOutput<typeof shippingOption>;

/** How fast shipping stands (CAT-42, CAT-43): active when any option is enabled. */
export interface FastShipping {
  MainShipping: ShippingOption;
  SecondaryShipping: ShippingOption;
  fastShippingActive: boolean;
}

/** A product as lists show it (PROD-01, PROD-02); prices in the currency's major unit, `specialprice` 0 for none. */
export interface ListedProduct {
  id: string;
  sku: string;
  productName: string;
  brand: string;
  price: number;
  specialprice: number;
  /** Absolute, without width suffix; '' for none. */
  productImage: string;
  /** A path: '/zapatilla-urbana-lago-zp0001.html'. */
  url: string;
  color: string;
  available: boolean;
  gender: string;
  /** From the widest to the narrowest (PROD-03). */
  categories: string[];
  /** Another shop that sells it, or '' for this one. */
  seller: string;
  sellerFreeShipping: boolean;
  freeShipping: boolean;
  fastShipping: boolean;
  isProductBoost: boolean;
  isECOFriendly: boolean;
  /** Empty where a list does not tell them. */
  sizes: ProductSize[];
}
