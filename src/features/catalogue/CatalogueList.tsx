import { Suspense, useState } from 'react';
import { ProblemState } from '#commerce/ProblemState.tsx';
import { useShop } from '#commerce/shop.ts';
import { showsFastShipping } from '#rules/fastShipping.ts';
import { stretches } from '#rules/pages.ts';
import type { StoredEntry } from '#store/catalogue.ts';
import { selectPlace } from '#store/cityRegion.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { CardBones } from '#ui/CardBones.tsx';
import { Grid } from '#ui/Grid.tsx';
import { later } from '#ui/later.ts';
import { CardStretch } from './CardStretch.tsx';
import styles from './CatalogueList.module.css';
import type { CatalogueFootProps } from './CatalogueFoot.tsx';
import { LandingWords } from './LandingWords.tsx';
import type { Catalogue } from './useCatalogue.ts';
import { useNearEnd } from './useNearEnd.ts';

/** The way on of a list whose foot does not come. */
const PlainFoot = ({ problem, onMore }: CatalogueFootProps) => (
  <ProblemState problem={problem ?? {}} onRetry={onMore} />
);

const CatalogueFoot = later(async () => (await import('./lateTools.ts')).CatalogueFoot, PlainFoot);

const bones = ['a', 'b', 'c', 'd'];

/** Stretches to both sides of the one where a list begins that are drawn with it. */
const reach = 1;

interface CatalogueListProps {
  catalogue: Catalogue;
  entry: StoredEntry;
}

/** The products of a list, and the ways to what stands before and after them (CAT-19, CAT-20, PLACE-06). */
export function CatalogueList({ catalogue, entry }: CatalogueListProps) {
  const { texts } = useShop();
  const place = useAppSelector(selectPlace);
  const { busy, coming, more, earlier, card, loadMore, loadEarlier } = catalogue;
  const failed = entry.problems.getCataloguePage;
  const end = useNearEnd(more === 'unasked' && !busy && failed === undefined ? loadMore : undefined);
  const fast = entry.details !== undefined && showsFastShipping(entry.details, place?.city);
  const parts = stretches(entry);
  // What comes later comes where the shopper stands; of a list that is come back to most is far away.
  const [begun] = useState(() => ({
    parts: new Set(parts.map(([number]) => number)),
    at: Math.max(
      0,
      parts.findIndex(([, products]) => products.some(({ sku }) => sku === card)),
    ),
  }));
  return (
    <>
      {earlier && (
        <div className={styles.earlier}>
          <Button kind="plain" busy={coming === 'before'} onClick={loadEarlier}>
            {texts.catalogue.before}
          </Button>
        </div>
      )}
      {parts.map(([number, products], place) => (
        <CardStretch
          key={number}
          products={products}
          fast={fast}
          first={place === 0}
          near={!begun.parts.has(number) || Math.abs(place - begun.at) <= reach}
        />
      ))}
      {coming === 'after' && (
        <div aria-hidden="true">
          <Grid>
            {bones.map((bone) => (
              <li key={bone}>
                <CardBones />
              </li>
            ))}
          </Grid>
        </div>
      )}
      <div ref={end}>
        {(more === 'asked' || failed !== undefined) && (
          <Suspense>
            <CatalogueFoot
              shown={entry.products.length}
              total={entry.total}
              busy={coming === 'after'}
              problem={failed}
              onMore={failed === undefined ? loadMore : catalogue.retry}
            />
          </Suspense>
        )}
      </div>
      <LandingWords details={entry.details} />
    </>
  );
}
