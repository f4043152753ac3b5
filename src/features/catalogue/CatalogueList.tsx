import { useShop } from '#commerce/shop.ts';
import { ProductCard } from '#commerce/ProductCard.tsx';
import { showsFastShipping } from '#rules/fastShipping.ts';
import type { StoredEntry } from '#store/catalogue.ts';
import { selectPlace } from '#store/cityRegion.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { CardBones } from '#ui/CardBones.tsx';
import { Grid } from '#ui/Grid.tsx';
import styles from './CatalogueList.module.css';
import { CatalogueFoot } from './CatalogueFoot.tsx';
import { LandingWords } from './LandingWords.tsx';
import type { Catalogue } from './useCatalogue.ts';
import { useNearEnd } from './useNearEnd.ts';

const bones = ['a', 'b', 'c', 'd'];

/** Products that are seen before anything is scrolled. */
const seenFirst = 4;

interface CatalogueListProps {
  catalogue: Catalogue;
  entry: StoredEntry;
}

/** The products of a list, and the ways to what stands before and after them (CAT-19, CAT-20, PLACE-06). */
export function CatalogueList({ catalogue, entry }: CatalogueListProps) {
  const { texts } = useShop();
  const place = useAppSelector(selectPlace);
  const { busy, coming, more, earlier, loadMore, loadEarlier } = catalogue;
  const failed = entry.problems.getCataloguePage;
  const end = useNearEnd(more === 'unasked' && !busy && failed === undefined ? loadMore : undefined);
  const fast = entry.details !== undefined && showsFastShipping(entry.details, place?.city);
  return (
    <>
      {earlier && (
        <div className={styles.earlier}>
          <Button kind="plain" busy={coming === 'before'} onClick={loadEarlier}>
            {texts.catalogue.before}
          </Button>
        </div>
      )}
      <Grid>
        {entry.products.map((product, place) => (
          <li key={product.sku} data-sku={product.sku}>
            <ProductCard product={product} fast={fast} first={place < seenFirst} />
          </li>
        ))}
        {coming === 'after' &&
          bones.map((bone) => (
            <li key={bone} aria-hidden="true">
              <CardBones />
            </li>
          ))}
      </Grid>
      <div ref={end}>
        {(more === 'asked' || failed !== undefined) && (
          <CatalogueFoot
            shown={entry.products.length}
            total={entry.total}
            busy={coming === 'after'}
            problem={failed}
            onMore={failed === undefined ? loadMore : catalogue.retry}
          />
        )}
      </div>
      <LandingWords details={entry.details} />
    </>
  );
}
