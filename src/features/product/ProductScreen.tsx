import { useLocation } from 'react-router-dom';
import { useGetProductQuery } from '#api/product.ts';
import { ProblemState } from '#commerce/ProblemState.tsx';
import { useShop } from '#commerce/shop.ts';
import { usePageHtml } from '#commerce/usePageHtml.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/hooks.ts';
import { SkeletonProduct } from '#ui/SkeletonProduct.tsx';
import { ProductContent } from './ProductContent.tsx';

/** The page of a product (ROUTE-38), by the path that its link has. */
export function ProductScreen() {
  const { texts } = useShop();
  const source = useAppSelector(selectSource);
  const path = useLocation().pathname.replace(/\/$/, '');
  const { currentData: product, error, isFetching, refetch } = useGetProductQuery({ path, source });
  usePageHtml(product !== undefined);

  if (product === undefined && error !== undefined && !isFetching)
    return <ProblemState problem={error as Problem} onRetry={() => void refetch()} />;
  if (product === undefined) return <SkeletonProduct label={texts.shell.loading} />;
  return <ProductContent key={product.sku} product={product} />;
}
