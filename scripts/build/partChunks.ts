const parts = new Map([
  ['/src/app/shell/Banners.tsx', 'lateBanners'],
  ['/src/features/product/lateProduct.ts', 'lateProduct'],
  ['/src/features/cart/LateCoupons.tsx', 'lateCoupons'],
  ['/src/features/cart/LateSaved.tsx', 'lateSaved'],
  ['/src/commerce/cart/sendQueue.ts', 'lateQueue'],
  ['/src/commerce/cart/lateQueue.ts', 'lateQueue'],
  ['/src/commerce/cart/copyCoupon.ts', 'lateCopied'],
  ['/src/commerce/product/rows.ts', 'rows'],
  ['/src/commerce/product/SizePrompt.tsx', 'lateProduct'],
  ['/src/commerce/cart/AddProduct.tsx', 'lateAdd'],
  ['/src/commerce/session/session.ts', 'session'],
]);

/** The chunk of a part of a screen that is loaded later, with all that it needs; a screen that needs some loads it. */
export const partChunks = (id: string): string | null =>
  [...parts].find(([path]) => id.endsWith(path))?.[1] ?? null;

/** The chunk of what makes hashes, which orders and tracking need: it is decided before theirs, so that neither loads the other. */
export const hashChunk = (id: string): string | null =>
  id.endsWith('/src/lib/sha256.ts') ? 'lateHash' : null;

/**
 * The chunk of the list's toolbar, with all that it needs: every list loads it, so what it shares with the sheets that
 * it opens is no request of its own.
 */
export const toolbarChunk = (id: string): string | null =>
  id.endsWith('/features/catalogue/toolbar/lazyToolbar.ts') ? 'lazyToolbar' : null;

const legacySearch = /\/src\/api\/(?:suggestions\/legacySuggestions|topSearches\/legacyTopSearches)\.ts$/;

/** The chunk of what the search asks the legacy host: one name in its script instead of two. */
export const legacySearchChunk = (id: string): string | null =>
  legacySearch.test(id) ? 'legacySearch' : null;
