import { useLocation } from 'react-router-dom';
import { prefetchProduct, useGetProductQuery } from '#api/product/product.ts';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHtml } from '#commerce/page/usePageHtml.ts';
import { modelOf } from '#commerce/product/modelOf.ts';
import { parseProductPreview } from '#commerce/product/productPreview.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { productPath } from '#rules/product/productPage.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/hooks.ts';
import type { Store } from '#store/makeStore.ts';
import { shellTexts } from '#texts/shell.ts';
import { SkeletonProduct } from '#ui/skeletons/SkeletonProduct.tsx';
import { useDeferredData } from '#ui/timing/useDeferredData.ts';
import { MissingProduct } from './MissingProduct.tsx';
import { ProductContent } from './ProductContent.tsx';
import { useOwnAddress } from './useOwnAddress.ts';

/** Sends the first call of a product page before the page is opened. */
export function prefetchProductPage(store: Store, address: string): void {
  const path = productPath(address.replace(/[?#].*$/, ''));
  store.dispatch(prefetchProduct({ path, source: selectSource(store.getState()) }));
}

/** The page of a product (ROUTE-38), by the path that its link has. */
export function ProductScreen() {
  const texts = useTexts(shellTexts);
  const source = useAppSelector(selectSource);
  const { pathname, state } = useLocation();
  const path = productPath(pathname);
  const { currentData, error, isFetching, refetch } = useGetProductQuery({ path, source });
  const product = useDeferredData(path, currentData);
  usePageHtml(product != null);
  useOwnAddress(product, { path, source });

  if (currentData === undefined && error !== undefined)
    return <ProblemState problem={error as Problem} busy={isFetching} onRetry={() => void refetch()} />;
  if (currentData === null || product === null) return <MissingProduct />;
  const known = product ?? parseProductPreview(state, path);
  if (known === undefined) return <SkeletonProduct label={texts.shell.loading} />;
  return <ProductContent key={modelOf(state) ?? known.sku} known={known} product={product} />;
}
