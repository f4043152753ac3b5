import { memo, useDeferredValue } from 'react';
import { ProductCard } from '#commerce/ProductCard.tsx';
import type { ListedProduct } from '#schemas/listing.ts';
import { Grid } from '#ui/Grid.tsx';
import { useNearby } from './useNearby.ts';

/** Products that are seen before anything is scrolled. */
const seenFirst = 4;

interface CardStretchProps {
  products: readonly ListedProduct[];
  /** As in `ProductCard`. */
  fast: boolean;
  /** The list begins with it. */
  first: boolean;
  /** Whether it is near to what is seen when it comes up. */
  near: boolean;
}

/**
 * The cards of a stretch of a list. Far away only their places stand, with the room that they need: so a list costs what
 * is near and what is new, however long it has become (PLACE-05).
 */
export const CardStretch = memo(
  function CardStretch({ products, fast, first, near }: CardStretchProps) {
    const [isNear, ref] = useNearby(near);
    // The first to be seen are drawn by themselves, so that their pictures do not wait for the others.
    const all = useDeferredValue(true, !first);
    return (
      <Grid ref={ref}>
        {products.map((product, place) => (
          <li key={product.sku} data-sku={product.sku}>
            {isNear && (all || place < seenFirst) && (
              <ProductCard product={product} fast={fast} first={first && place < seenFirst} />
            )}
          </li>
        ))}
      </Grid>
    );
  },
  (before, after) =>
    before.fast === after.fast &&
    before.first === after.first &&
    before.products.length === after.products.length &&
    before.products.every((product, place) => product === after.products[place]),
);
