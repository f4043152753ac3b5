import { useEffect } from 'react';
import { useDeviceList } from '#commerce/device/useDeviceList.ts';
import { useNearPart } from '#commerce/page/useNearPart.ts';
import { deviceList } from '#flows/device/deviceList.ts';
import { otherProducts, parseRecentProducts, withProduct } from '#rules/product/recentProducts.ts';
import { type ProductPreview, productPreview } from '#schemas/listing.ts';
import { parsed } from '#schemas/parsed.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { SkeletonCards } from '#ui/skeletons/SkeletonList.tsx';

export const LazyRecentlyViewed = lazyPart(() => import('./ShelfRows.tsx'), 'RecentlyViewed');
export const LazyRecommended = lazyPart(() => import('./ShelfRows.tsx'), 'Recommended');
const Favourites = lazyPart(() => import('./ShelfRows.tsx'), 'Favourites');
const AddRecommended = lazyPart(() => import('./ShelfRows.tsx'), 'AddRecommended');

interface ShelvesProps {
  /** The product in view: products that go with it are recommended, and it is added to those viewed. */
  product?: ProductPreview;
  /**
   * The rows: by default the recently viewed products alone; the similar ones replace a product that is sold out. An
   * empty cart has the favourites too, and is filled from them and from the recommended ones (APP-34).
   */
  rows?: 'recent' | 'recentAndRecommended' | 'similar' | 'ofEmptyCart';
}

/**
 * Rows of products, most of them at the end of a screen. They are rendered when they are near, and on a return at once,
 * for the scroll position; for it the recently viewed ones, to which one was added, come last.
 */
export function Shelves({ product, rows = 'recent' }: ShelvesProps) {
  const isToAdd = rows === 'ofEmptyCart';
  const Others = isToAdd ? AddRecommended : LazyRecommended;
  const { isNear, place } = useNearPart(rows === 'recent' ? LazyRecentlyViewed : Others);
  const { items, change } = useDeviceList(recentProducts);
  useEffect(() => {
    if (product) change((products) => withProduct(products, product));
  }, [change, product]);
  return (
    <>
      <div ref={place} />
      {isNear && (
        <>
          {isToAdd && <Favourites />}
          {rows !== 'recent' && (
            <Others
              fallback={<SkeletonCards count={2} />}
              {...(product && { sku: product.sku })}
              similar={rows === 'similar'}
            />
          )}
          {rows !== 'similar' && <LazyRecentlyViewed products={otherProducts(items, product?.sku)} />}
        </>
      )}
    </>
  );
}

/** The recently viewed products of this device (FIND-06), stored under the key of PERS-10; nothing of it is sent. */
export const recentProducts = deviceList('recent_products', (text) =>
  parseRecentProducts(text, (item) => parsed(productPreview, item)),
);
