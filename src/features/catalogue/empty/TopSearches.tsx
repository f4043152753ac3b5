import { type ReactNode, useId } from 'react';
import { useGetTopSearchesQuery } from '#api/search.ts';
import { Link } from '#commerce/page/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { searchUrl } from '#rules/search/searchUrl.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/hooks.ts';
import { emptyListsTexts } from '#texts/search.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import styles from './TopSearches.module.css';

/** Maximum number of terms. */
const shown = 8;

/** Links to the most frequent searches, for a list without results; renders nothing while unknown (FIND-03). */
export function TopSearches() {
  const { emptyLists } = useTexts(emptyListsTexts);
  const { data: terms = [] } = useGetTopSearchesQuery({ source: useAppSelector(selectSource) });
  const { country } = useShop();
  const items = terms
    .slice(0, shown)
    .map((term) => ({ label: term, url: searchUrl(term, country.code) ?? '/catalog/' }));
  return <TermChips title={emptyLists.topSearches} items={items} />;
}

interface TermChipsProps {
  title: ReactNode;
  items: readonly { label: string; url: string }[];
}

/** Links as chips under a title; nothing without any. */
export function TermChips({ title, items }: TermChipsProps) {
  const titleId = useId();
  if (items.length === 0) return null;
  return (
    <section className={styles.searches} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <ul className={styles.terms}>
        {items.map(({ label, url }) => (
          <li key={url}>
            <Chip as={<Link to={url} />}>{label}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
