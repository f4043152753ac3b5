import * as v from 'valibot';

/** A size of a product and its stock. */
export const sizeEntry = v.object({ skuSimple: v.string(), numberSize: v.string(), stock: v.number() });

/** One level of the breadcrumbs (CAT-40). */
export const crumb = v.object({ label: v.string(), url: v.string() });

/** A fast shipping option and the ids of the cities it serves (CAT-43). */
export const shippingOption = v.object({ enabled: v.boolean(), availableCities: v.array(v.string()) });

/** Product fields with the same name in both sources. */
export const sharedProductEntries = {
  id: v.string(),
  sku: v.string(),
  brand: v.string(),
  /** Absolute URL without width suffix; '' for none. */
  productImage: v.string(),
  /** A path: '/zapatilla-urbana-lago-zp0001.html'. */
  url: v.string(),
  color: v.string(),
  available: v.boolean(),
  gender: v.string(),
  categories: v.string(),
  /** Marketplace seller; '' for this shop. */
  seller: v.string(),
  isProductBoost: v.boolean(),
  isECOFriendly: v.boolean(),
};

/** Product fields of lists and product pages, with the names of the backend-for-frontend. */
export const productEntries = {
  ...sharedProductEntries,
  productName: v.string(),
  numericOriginalPrice: v.number(),
  numericDiscountPrice: v.number(),
  sellerFreeShipping: v.boolean(),
  freeShipping: v.boolean(),
  fastShipping: v.boolean(),
};

/** A size as the size sheet needs it (PROD-09). */
export type ProductSize = v.InferOutput<typeof sizeEntry>;

export type Crumb = v.InferOutput<typeof crumb>;

export type ShippingOption = v.InferOutput<typeof shippingOption>;

/** Fast shipping of a list or product (CAT-42, CAT-43); active if any option is enabled. */
export interface FastShipping {
  MainShipping: ShippingOption;
  SecondaryShipping: ShippingOption;
  fastShippingActive: boolean;
}

type SharedProduct = v.InferOutput<v.ObjectSchema<typeof sharedProductEntries, undefined>>;

/** A product in a list (PROD-01, PROD-02); prices in the currency's major unit, `specialprice` is 0 for none. */
export interface ListedProduct extends Omit<SharedProduct, 'categories'> {
  productName: string;
  price: number;
  specialprice: number;
  /** From the broadest to the narrowest (PROD-03). */
  categories: string[];
  sellerFreeShipping: boolean;
  freeShipping: boolean;
  fastShipping: boolean;
  /** Empty if the list does not include them. */
  sizes: ProductSize[];
}

/** The persisted fields of a product, validated because they may be older than the build. */
export const productPreview = v.object({
  sku: v.string(),
  productName: v.string(),
  brand: v.string(),
  price: v.number(),
  specialprice: v.number(),
  productImage: v.string(),
  url: v.string(),
  color: v.string(),
  freeShipping: v.boolean(),
  isProductBoost: v.boolean(),
  isECOFriendly: v.boolean(),
});

/** The data of a product that its page shows before it has loaded. */
export type ProductPreview = Pick<ListedProduct, keyof v.InferOutput<typeof productPreview>>;
