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
  /** The product in view: recommendations are for it, and it is added to the recently viewed ones. */
  product?: ProductPreview;
  /**
   * The rows: by default only the recently viewed products. Similar products replace a product that is sold out. An empty
   * cart shows favourites and recommendations that can be added (APP-34).
   */
  rows?: 'recent' | 'recentAndRecommended' | 'similar' | 'ofEmptyCart';
}

/**
 * Rows of products, usually at the end of a screen. They are rendered when they are near the viewport, and on a return at
 * once, for the scroll position. The recently viewed products are last, because that row has changed meanwhile.
 */
export function Shelves({ product, rows = 'recent' }: ShelvesProps) {
  const isToAdd = rows === 'ofEmptyCart';
  const Others = isToAdd ? AddRecommended : LazyRecommended;
  const { isNear, near } = useNearPart(rows === 'recent' ? LazyRecentlyViewed : Others);
  const { items, change } = useDeviceList(recentProducts);
  useEffect(() => {
    if (product) change((products) => withProduct(products, product));
  }, [change, product]);
  return (
    <>
      <div ref={near} />
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

/** The recently viewed products of this device (FIND-06), stored under the key of PERS-10 and never sent. */
export const recentProducts = deviceList('recent_products', (text) =>
  parseRecentProducts(text, (item) => parsed(productPreview, item)),
);
