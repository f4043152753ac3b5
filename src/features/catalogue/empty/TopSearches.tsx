import { useId } from 'react';
import { useGetTopSearchesQuery } from '#api/topSearches/topSearches.ts';
import { Link } from '#commerce/page/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { searchUrl } from '#rules/search/searchUrl.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/hooks.ts';
import { emptyListsTexts } from '#texts/emptyLists.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import styles from './TopSearches.module.css';

/** Maximum number of terms. */
const shown = 8;

/** Links to the most frequent searches, for a list without results; renders nothing while unknown (FIND-03). */
export function TopSearches() {
  const { emptyLists } = useTexts(emptyListsTexts);
  const { data: terms = [] } = useGetTopSearchesQuery({ source: useAppSelector(selectSource) });
  const { country } = useShop();
  const titleId = useId();
  if (terms.length === 0) return null;
  return (
    <section className={styles.searches} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {emptyLists.topSearches}
      </h2>
      <ul className={styles.terms}>
        {terms.slice(0, shown).map((term) => (
          <li key={term}>
            <Chip as={<Link to={searchUrl(term, country.code) ?? '/catalog/'} />}>{term}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
