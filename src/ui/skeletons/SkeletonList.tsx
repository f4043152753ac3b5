import cardStyles from '#ui/layout/Card.module.css';
import { Grid } from '#ui/layout/Grid.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { SkeletonBlock } from './SkeletonBlock.tsx';
import styles from './SkeletonList.module.css';

/** Skeleton of a list: head and cards (APP-07). */
export function SkeletonList({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      <div aria-hidden="true">
        <div className={styles.head}>
          <SkeletonBlock width="half" />
          <SkeletonBlock shape="title" width="most" />
          <SkeletonBlock width="short" />
          <SkeletonBlock width="most" />
        </div>
      </div>
      <SkeletonCards />
    </div>
  );
}

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Skeleton of the cards of a list (APP-07); six by default and at most. */
export function SkeletonCards({ count = cards.length }: { count?: number }) {
  return (
    <div aria-hidden="true">
      <Grid>
        {cards.slice(0, count).map((card) => (
          <li key={card}>
            <SkeletonCard />
          </li>
        ))}
      </Grid>
    </div>
  );
}

/** Skeleton of a `Card`, in the same size. */
export function SkeletonCard() {
  return (
    <div className={cardStyles.card}>
      <div className={cardStyles.pane}>
        <SkeletonBlock shape="pane" />
      </div>
      <div className={`${cardStyles.text} ${cardStyles.skeleton}`}>
        <SkeletonBlock width="half" />
        <SkeletonBlock width="most" />
        <SkeletonBlock shape="price" width="short" />
      </div>
    </div>
  );
}
