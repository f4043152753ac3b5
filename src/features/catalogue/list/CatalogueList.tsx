import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { leaveFocus } from '#commerce/page/focus.ts';
import { ProductCard } from '#commerce/product/ProductCard.tsx';
import { useTexts } from '#commerce/shop.ts';
import type { Catalogue } from '#features/catalogue/useCatalogue.ts';
import { pageBlocks } from '#rules/catalogue/pages.ts';
import { contentProblem, messageKey } from '#rules/messages/messages.ts';
import { showsFastShipping } from '#rules/product/offer.ts';
import type { CatalogueDetails } from '#schemas/catalogue.ts';
import type { ListedProduct } from '#schemas/listing.ts';
import type { Problem } from '#schemas/problem.ts';
import type { StoredEntry } from '#store/catalogue.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { useAppSelector } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { catalogueTexts } from '#texts/product.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { SkeletonCards } from '#ui/skeletons/SkeletonList.tsx';
import styles from './CatalogueList.module.css';

/** Number of blocks rendered initially on either side of the first one in view. */
const reach = 1;

/** The products of a list, with controls to load earlier and further pages (CAT-19, CAT-20, PLACE-06). */
export function CatalogueList({ catalogue, entry }: { catalogue: Catalogue; entry: StoredEntry }) {
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

/** Distance from the viewport that counts as near: more than a fling scrolls before the next render. */
const nearness = '8000px 0px';

/** Whether an element is near the viewport, and the `ref` for it. `initial` applies until the observer reports. */
function useNearViewport(initial: boolean) {
  const [isNear, setNear] = useState(initial);
  const [ref] = useState(() => (element: Element | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      // Explicit, since in an iframe the margin would otherwise apply to the embedding page.
      { root: element.ownerDocument, rootMargin: nearness },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [isNear, ref] as const;
}

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
const CardBlock = memo(
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

interface CatalogueFootProps {
  /** Number of products shown, and in total. */
  shown: number;
  total: number;
  busy: boolean;
  /** Why the last page failed to load. */
  problem: Problem | undefined;
  onMore: () => void;
}

/** With the last page the button goes. */
const focusPage = leaveFocus<HTMLElement>((foot) => foot.closest('main'));

/** The end of the loaded part of a list: the progress, the problem if any, and a button to load more (PLACE-06, ERR-12). */
function CatalogueFoot({ shown, total, busy, problem, onMore }: CatalogueFootProps) {
  const { catalogue, errors } = useTexts(catalogueTexts, shellTexts);
  const online = useAppSelector(selectOnline);
  return (
    <div ref={focusPage} className={styles.foot}>
      {problem === undefined ? (
        <p className={styles.count}>{catalogue.shown(shown, total)}</p>
      ) : (
        <p role="alert">{errors[messageKey(contentProblem(problem), online)]}</p>
      )}
      <Button kind="plain" busy={busy} onClick={onMore}>
        {problem === undefined ? catalogue.more : errors.retry}
      </Button>
    </div>
  );
}

const LandingText = lazyPart(() => import('./LandingText.tsx'), 'LandingText');

/** The editorial text of a page; its code is loaded only where there is a text (CAT-48). */
export const Landing = ({ details }: { details: CatalogueDetails | undefined }) =>
  details?.landing && <LandingText html={details.landing.html} title={details.seoSettings?.title} />;

/** Distance to the end of the list at which the next page is loaded. */
const nearEnd = '600px';

/** Calls `onNear` each time the element gets near the viewport; `undefined` disables it. Returns the `ref` of the element. */
function useInfiniteScroll(onNear: (() => void) | undefined) {
  const element = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  const waiting = onNear !== undefined;
  useEffect(() => {
    if (!waiting || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near.current?.(),
      { rootMargin: nearEnd },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [waiting]);
  return element;
}
