import { Grid } from '#ui/layout/Grid.tsx';
import { SkeletonCard } from './SkeletonCard.tsx';

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
