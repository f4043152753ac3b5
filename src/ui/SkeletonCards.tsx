import { CardBones } from './CardBones.tsx';
import { Grid } from './Grid.tsx';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The cards of a list before its products are known (APP-07). */
export function SkeletonCards() {
  return (
    <div aria-hidden="true">
      <Grid>
        {cards.map((card) => (
          <li key={card}>
            <CardBones />
          </li>
        ))}
      </Grid>
    </div>
  );
}
