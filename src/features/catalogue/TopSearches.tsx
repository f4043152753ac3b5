import { useId } from 'react';
import { useGetTopSearchesQuery } from '#api/topSearches.ts';
import { Link } from '#commerce/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import { searchAddress } from '#rules/searchAddress.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Chip } from '#ui/Chip.tsx';
import styles from './TopSearches.module.css';

/** How many terms are shown; more of them would be no help. */
const shown = 8;

/** What is searched for most, each a way on from where nothing was found; nothing while that is not known (FIND-03). */
export function TopSearches() {
  const { search } = useShop().texts;
  const { data: terms = [] } = useGetTopSearchesQuery({ source: useAppSelector(selectSource) });
  const titleId = useId();
  if (terms.length === 0) return null;
  return (
    <section className={styles.searches} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {search.top}
      </h2>
      <ul className={styles.terms}>
        {terms.slice(0, shown).map((term) => (
          <li key={term}>
            <Chip as={<Link to={searchAddress(term) ?? '/catalog/'} />}>{term}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
