import { type ComponentType, useEffect } from 'react';
import { useDeviceList } from '#commerce/device/useDeviceList.ts';
import type { ShelvesProps } from '#commerce/page/late.ts';
import { useNearCode } from '#commerce/page/useNearCode.ts';
import type { Shop } from '#commerce/shop.ts';
import { otherProducts, withProduct } from '#rules/product/recentProducts.ts';
import { SkeletonCards } from '#ui/skeletons/SkeletonCards.tsx';
import { recentProducts } from './recentProducts.ts';

const loadUsual = () => import('./rows.ts');

type Usual = Awaited<ReturnType<typeof loadUsual>>;

type Rows = Pick<Usual, 'RecentlyViewed' | 'Recommended'> & { Favourites?: ComponentType };

const loaders = {
  usual: (): Promise<Rows> => loadUsual(),
  cart: (): Promise<Rows> => import('./cartRows.ts'),
};

type Kind = keyof typeof loaders;

const loadedOf: Record<Kind, WeakMap<Shop, Rows>> = { usual: new WeakMap(), cart: new WeakMap() };

/**
 * Rows of products, most of them at the end of a screen. They are rendered when they are near, and on a return at once,
 * for the scroll position; for it the recently viewed ones, to which one was added, come last.
 */
export function Shelves({ product, rows = 'recent' }: ShelvesProps) {
  const kind = rows === 'ofEmptyCart' ? 'cart' : 'usual';
  const { isNear, place, code } = useNearCode(loaders[kind], loadedOf[kind]);
  const { items, change } = useDeviceList(recentProducts);
  useEffect(() => {
    if (product) change((products) => withProduct(products, product));
  }, [change, product]);
  return (
    <>
      <div ref={place} />
      {code?.Favourites && <code.Favourites />}
      {rows !== 'recent' && isNear && !code && <SkeletonCards count={2} />}
      {rows !== 'recent' && code && (
        <code.Recommended {...(product && { sku: product.sku })} similar={rows === 'similar'} />
      )}
      {rows !== 'similar' && code && <code.RecentlyViewed products={otherProducts(items, product?.sku)} />}
    </>
  );
}
