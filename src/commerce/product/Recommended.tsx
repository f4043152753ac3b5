import type { ComponentType } from 'react';
import { useGetRecommendationsQuery } from '#api/recommendations.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/hooks.ts';
import { recommendedTexts } from '#texts/wishlist.ts';
import { SkeletonCards } from '#ui/skeletons/SkeletonList.tsx';
import { type ProductRow, ProductShelf } from './ProductShelf.tsx';

interface RecommendedProps {
  /** The product that they go with; without one they are general. */
  sku?: string;
  /** They are offered in place of a product that cannot be bought. */
  similar?: boolean;
  /** Renders them. */
  Row?: ComponentType<ProductRow>;
}

/** The products that the server recommends; absent if there are none or the call fails (PROD-15, PROD-16). */
export function Recommended({ sku, similar = false, Row = ProductShelf }: RecommendedProps) {
  const { recommended } = useTexts(recommendedTexts);
  const source = useAppSelector(selectSource);
  const { currentData, error, isFetching } = useGetRecommendationsQuery({
    source,
    ...(sku !== undefined && { sku }),
  });
  // Nothing below moves when they arrive, nor while they are tried again without success.
  if (isFetching && error === undefined) return <SkeletonCards count={2} />;
  return (
    <Row
      title={similar ? recommended.similar : recommended.title}
      products={(currentData ?? []).filter((each) => each.sku !== sku)}
    />
  );
}
