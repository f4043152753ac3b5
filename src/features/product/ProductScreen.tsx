import { useLocation } from 'react-router-dom';
import { prefetchProduct, useGetProductQuery } from '#api/product.ts';
import { knownProduct } from '#commerce/knownProduct.ts';
import { ProblemState } from '#commerce/ProblemState.tsx';
import { useShop } from '#commerce/shop.ts';
import { usePageHtml } from '#commerce/usePageHtml.ts';
import { productPath } from '#rules/productPath.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/hooks.ts';
import type { Store } from '#store/makeStore.ts';
import { SkeletonProduct } from '#ui/SkeletonProduct.tsx';
import { useDrawn } from '#ui/useDrawn.ts';
import { ProductContent } from './ProductContent.tsx';

/** Sends the first call of a product's address before its page stands there. */
export function askProduct(store: Store, address: string): void {
  const path = productPath(address.replace(/[?#].*$/, ''));
  store.dispatch(prefetchProduct({ path, source: selectSource(store.getState()) }));
}

/** The page of a product (ROUTE-38), by the path that its link has. */
export function ProductScreen() {
  const { texts } = useShop();
  const source = useAppSelector(selectSource);
  const { pathname, state } = useLocation();
  const path = productPath(pathname);
  const { currentData, error, isFetching, refetch } = useGetProductQuery({ path, source });
  const product = useDrawn(path, currentData);
  usePageHtml(product !== undefined);

  if (currentData === undefined && error !== undefined && !isFetching)
    return <ProblemState problem={error as Problem} onRetry={() => void refetch()} />;
  const known = product ?? knownProduct(state, path);
  if (known === undefined) return <SkeletonProduct label={texts.shell.loading} />;
  return <ProductContent key={known.sku} known={known} product={product} />;
}
