import { useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import { showsFastShipping } from '#rules/fastShipping.ts';
import { stretches } from '#rules/pages.ts';
import type { StoredEntry } from '#store/catalogue.ts';
import { selectPlace } from '#store/cityRegion.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { SkeletonCards } from '#ui/SkeletonCards.tsx';
import { CardStretch } from './CardStretch.tsx';
import styles from './CatalogueList.module.css';
import { CatalogueFoot } from './CatalogueFoot.tsx';
import { LandingWords } from './LandingWords.tsx';
import type { Catalogue } from './useCatalogue.ts';
import { useNearEnd } from './useNearEnd.ts';

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
      {coming === 'after' && <SkeletonCards count={4} />}
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
