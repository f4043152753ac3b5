import { entryByEntry } from '#contracts/pact/matchers.ts';

// The entries of `errors` in the contracts of the cart (API-63).

export const outOfStock = (sku: string) => ({ code: 'OUT_OF_STOCK', sku, message: 'Out of stock' });
export const notFound = (sku: string) => ({ code: 'NOT_FOUND', sku, message: 'Product not found' });
/** Matches each entry by its own code and sku. */
export const sameErrors = { errors: entryByEntry };
