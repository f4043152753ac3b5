import { useTexts } from '#commerce/useTexts.ts';
import { catalogueTexts } from '#texts/catalogue.ts';
import { useMemo, useState } from 'react';
import { showsFastShipping } from '#rules/product/offer.ts';
import { pageBlocks } from '#rules/catalogue/pages.ts';
import type { StoredEntry } from '#store/catalogue.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SkeletonCards } from '#ui/skeletons/SkeletonCards.tsx';
import { CardBlock } from './CardBlock.tsx';
import styles from './CatalogueList.module.css';
import { CatalogueFoot } from './CatalogueFoot.tsx';
import { Landing } from './Landing.tsx';
import type { Catalogue } from '#features/catalogue/data/useCatalogue.ts';
import { useInfiniteScroll } from '#features/catalogue/scroll/useInfiniteScroll.ts';

/** Number of blocks rendered initially on either side of the first one in view. */
const reach = 1;

interface CatalogueListProps {
  catalogue: Catalogue;
  entry: StoredEntry;
}

/** The products of a list, with controls to load earlier and further pages (CAT-19, CAT-20, PLACE-06). */
export function CatalogueList({ catalogue, entry }: CatalogueListProps) {
  const texts = useTexts(catalogueTexts);
  const cityRegion = useAppSelector(selectCityRegion);
  const { busy, coming, more, earlier, card, loadMore, loadEarlier } = catalogue;
  const failed = entry.problems.getCataloguePage;
  // After a failure the button stays, so that the retry that has the focus keeps it.
  const [hasFailed, setHasFailed] = useState(false);
  if (failed !== undefined && !hasFailed) setHasFailed(true);
  const end = useInfiniteScroll(more === 'scroll' && !busy && failed === undefined ? loadMore : undefined);
  const fast = entry.details !== undefined && showsFastShipping(entry.details, cityRegion?.city);
  const { products, pages } = entry;
  const blocks = useMemo(() => pageBlocks({ products, pages }), [products, pages]);
  // Blocks loaded later appear near the viewport; of a restored list most blocks are far from it.
  const [initial] = useState(() => ({
    blocks: new Set(blocks.map(([number]) => number)),
    at: Math.max(
      0,
      blocks.findIndex(([, block]) => block.some(({ sku }) => sku === card)),
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
      {blocks.map(([number, block], index) => (
        <CardBlock
          key={number}
          products={block}
          fast={fast}
          first={index === 0}
          near={!initial.blocks.has(number) || Math.abs(index - initial.at) <= reach}
        />
      ))}
      {coming === 'after' && <SkeletonCards count={4} />}
      <div ref={end}>
        {(more === 'button' || failed !== undefined || (more && hasFailed)) && (
          <CatalogueFoot
            shown={products.length}
            total={entry.total}
            busy={coming === 'after'}
            problem={failed}
            onMore={failed === undefined ? loadMore : catalogue.retry}
          />
        )}
      </div>
      <Landing details={entry.details} />
    </>
  );
}
