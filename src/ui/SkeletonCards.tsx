import { CardBones } from './CardBones.tsx';
import { Grid } from './Grid.tsx';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The cards of a list before its products are known (APP-07), six unless told otherwise, and no more than that. */
export function SkeletonCards({ count = cards.length }: { count?: number }) {
  return (
    <div aria-hidden="true">
      <Grid>
        {cards.slice(0, count).map((card) => (
          <li key={card}>
            <CardBones />
          </li>
        ))}
      </Grid>
    </div>
  );
}
