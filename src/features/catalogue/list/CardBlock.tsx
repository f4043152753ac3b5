import { memo, useDeferredValue } from 'react';
import { ProductCard } from '#commerce/product/ProductCard.tsx';
import { useNearViewport } from '#features/catalogue/scroll/useNearViewport.ts';
import type { ListedProduct } from '#schemas/listing.ts';
import { Grid } from '#ui/layout/Grid.tsx';

/** Number of products above the fold. */
const aboveFold = 4;

interface CardBlockProps {
  products: readonly ListedProduct[];
  /** As in `ProductCard`. */
  fast: boolean;
  /** It is the first block of the list. */
  first: boolean;
  /** Whether it is near the viewport when it mounts. */
  near: boolean;
}

/**
 * A block of cards. Far from the viewport only the empty list items are rendered, with their size reserved, so that the
 * cost of rendering does not grow with the length of the list (PLACE-05).
 */
export const CardBlock = memo(
  function CardBlock({ products, fast, first, near }: CardBlockProps) {
    const [isNear, ref] = useNearViewport(near);
    // The cards above the fold are rendered first, so that their pictures do not wait for the others.
    const all = useDeferredValue(true, !first);
    return (
      <Grid ref={ref}>
        {products.map((product, index) => (
          <li key={product.sku} data-sku={product.sku}>
            {isNear && (all || index < aboveFold) && (
              <ProductCard product={product} fast={fast} first={first && index < aboveFold} />
            )}
          </li>
        ))}
      </Grid>
    );
  },
  (before, after) =>
    before.fast === after.fast &&
    before.first === after.first &&
    (before.products === after.products ||
      (before.products.length === after.products.length &&
        before.products.every((product, index) => product === after.products[index]))),
);
