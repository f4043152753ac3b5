import { type ComponentType, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useDeviceList } from '#commerce/device/useDeviceList.ts';
import type { ShelvesProps } from '#commerce/page/late.ts';
import { type Shop, useShop } from '#commerce/shop.ts';
import { otherProducts, withProduct } from '#rules/product/recentProducts.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { SkeletonCards } from '#ui/skeletons/SkeletonCards.tsx';
import { useNear } from '#ui/timing/useNear.ts';
import { recentProducts } from './recentProducts.ts';

const loadUsual = () => import('./rows.ts');

type Usual = Awaited<ReturnType<typeof loadUsual>>;

type Rows = Pick<Usual, 'RecentlyViewed' | 'Recommended'> & { Favourites?: ComponentType };

const loaders = {
  usual: (): Promise<Rows> => loadUsual(),
  cart: (): Promise<Rows> => import('./cartRows.ts'),
};

type Kind = keyof typeof loaders;

/** The code outlives its screen, so that a return renders the rows at once. */
const loadedOf: Record<Kind, WeakMap<Shop, Rows>> = { usual: new WeakMap(), cart: new WeakMap() };

/** The code of the rows once one is near; it is loaded again when the network is back. */
function useRows(shop: Shop, kind: Kind, isNear: boolean) {
  const [rows, setRows] = useState(() => loadedOf[kind].get(shop));
  const online = useAppSelector(selectOnline);
  // Stryker disable next-line ConditionalExpression: a loaded module is imported again at once, without a request
  const isMissing = isNear && online && rows === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const load = async () => {
      const loaded = await loaders[kind]();
      loadedOf[kind].set(shop, loaded);
      setRows(loaded);
    };
    // Without them the screen is complete.
    load().catch(() => undefined);
  }, [isMissing, kind, shop]);
  return isNear ? rows : undefined;
}

/**
 * Rows of products, most of them at the end of a screen. They are rendered when they are near, and on a return at once,
 * for the scroll position; for it the recently viewed ones, to which one was added, come last.
 */
export function Shelves({ product, rows = 'recent' }: ShelvesProps) {
  const shop = useShop();
  const kind = rows === 'ofEmptyCart' ? 'cart' : 'usual';
  // The first page of a visit is a POP as well, but then no row was shown yet.
  const isReturn = useNavigationType() === NavigationType.Pop && loadedOf[kind].has(shop);
  const { isNear, place } = useNear(isReturn);
  const code = useRows(shop, kind, isNear);
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
