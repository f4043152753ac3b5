const parts = new Map([
  ['/src/app/shell/Banners.tsx', 'lateBanners'],
  ['/src/app/flags/startFlags.ts', 'lateBanners'],
  ['/src/app/metadata/describePage.ts', 'lateBanners'],
  ['/src/tracking/startTracking.ts', 'lateBanners'],
  ['/src/features/product/DeliveryPromise.tsx', 'lateProduct'],
  ['/src/features/product/PayLater.tsx', 'lateProduct'],
  ['/src/features/product/ProductSizes.tsx', 'lateProduct'],
  ['/src/features/product/ShareButton.tsx', 'lateProduct'],
  ['/src/features/cart/CouponForm.tsx', 'lateCoupons'],
  ['/src/features/cart/sendCoupon.ts', 'lateCoupons'],
  ['/src/features/cart/SavedLines.tsx', 'lateSaved'],
  ['/src/features/cart/saveLine.ts', 'lateSaved'],
  ['/src/commerce/cart/sendQueue.ts', 'lateQueue'],
  ['/src/commerce/cart/PendingChanges.tsx', 'lateQueue'],
  ['/src/commerce/cart/copyCoupon.ts', 'lateCopied'],
  ['/src/commerce/product/ProductShelf.tsx', 'rows'],
  ['/src/commerce/product/RecentlyViewed.tsx', 'rows'],
  ['/src/commerce/product/Recommended.tsx', 'rows'],
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
  /\/features\/catalogue\/(?:toolbar\/SortBar|filters\/FilterChips)\.tsx$/.test(id) ? 'lazyToolbar' : null;
