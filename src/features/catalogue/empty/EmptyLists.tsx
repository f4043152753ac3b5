import { type ReactNode, useId } from 'react';
import { useGetMenuQuery } from '#api/menu.ts';
import { useGetSuggestionsQuery, useGetTopSearchesQuery } from '#api/search.ts';
import { LazyShelves } from '#commerce/lazyParts.ts';
import { Link, TextLink } from '#commerce/page/Link.tsx';
import { LinkMessage } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { SearchTerm } from '#commerce/search/SearchTerm.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
import { useFilterNavigation } from '#features/catalogue/filters/FilterChips.tsx';
import { shorten } from '#rules/catalogue/listPage.ts';
import type { CatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { withFilters } from '#rules/filters/filterUrl.ts';
import { fewerWords, searchUrl, unquoted } from '#rules/search/searchUrl.ts';
import type { FilterChoice } from '#schemas/catalogue.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/store.ts';
import { filtersTexts } from '#texts/filters.ts';
import { correctionTexts, emptyListsTexts, unreadableSearchTexts } from '#texts/search.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import styles from './EmptyLists.module.css';

interface EmptyCatalogueProps {
  /** The search phrase; '' for none. */
  q: string;
  /** The page does not exist, or the search has no results; otherwise the page exists and has no products. */
  missing: boolean;
}

/** An empty list: a search without results, a page that does not exist, or one without products (CAT-52). */
export function EmptyCatalogue({ q, missing }: EmptyCatalogueProps) {
  const { errors, safe, emptyLists } = useTexts(shellTexts, emptyListsTexts);
  const found = missing
    ? {
        title: q === '' ? errors.missingPage : emptyLists.noResults(unquoted(q)),
        text: q === '' ? safe.cart : <DidYouMean q={q} otherwise={emptyLists.noResultsHint} />,
      }
    : { title: emptyLists.empty, text: emptyLists.emptyHint };
  usePageHead({ name: shorten(found.title, 80) });
  return (
    <>
      <LinkMessage
        icon={missing && q === '' ? 'alert' : 'search'}
        {...found}
        link={['/menu', errors.toCategories]}
        other={['/', errors.toHome]}
      />
      {missing && q !== '' && <NoResultsHelp q={q} />}
      <TopSearches />
      {q !== '' && <LazyShelves />}
    </>
  );
}

/** A link to the corrected spelling of a search phrase without results; `otherwise` without a correction (FIND-05). */
function DidYouMean({ q, otherwise }: { q: string; otherwise: string }) {
  const { correction } = useTexts(correctionTexts);
  const source = useAppSelector(selectSource);
  const { currentData } = useGetSuggestionsQuery({ q: unquoted(q), source });
  const corrected = currentData?.correctedTerm ?? '';
  if (corrected === '') return <span>{otherwise}</span>;
  return (
    <>
      <span>{`${correction.didYouMean} `}</span>
      <SearchTerm className={styles.corrected} term={corrected} />
      <span>?</span>
    </>
  );
}

/** Ways on from a search without results: the phrase with one word less, and the first level of the categories. */
function NoResultsHelp({ q }: { q: string }) {
  const { country } = useShop();
  const { correction, shell } = useTexts(correctionTexts, shellTexts);
  const menu = useGetMenuQuery({ source: useAppSelector(selectSource) });
  const phrases = fewerWords(q).map((label) => ({
    label,
    url: searchUrl(label, country.code) ?? '/catalog/',
  }));
  return (
    <>
      <TermChips title={correction.fewer} items={phrases} />
      <TermChips title={shell.categories} items={menu.data?.menu_items ?? []} />
    </>
  );
}

/** Filters without matches: the last one can be removed, or a top search opened (FIND-03). */
export function NoMatches({ url, chosen }: { url: CatalogueUrl; chosen: readonly FilterChoice[] }) {
  const { filters: texts, errors } = useTexts(filtersTexts, shellTexts);
  const filterBy = useFilterNavigation();
  const last = chosen.at(-1);
  function removeLast() {
    if (last === undefined) return;
    document.getElementById('main')?.focus({ preventScroll: true });
    const values = last.values.slice(0, -1);
    const left = values.length === 0 ? [] : [{ ...last, values }];
    filterBy(withFilters(url, [...chosen.slice(0, -1), ...left]));
  }
  return (
    <>
      <StateMessage
        icon="search"
        level={2}
        title={texts.none}
        text={texts.noneHint}
        action={<Button onClick={removeLast}>{texts.removeLast}</Button>}
        wayOut={<TextLink to="/menu">{errors.toCategories}</TextLink>}
      />
      <TopSearches />
    </>
  );
}

/** Says that the phrase of a search URL is unreadable, and offers the search box. */
export function UnreadableSearch() {
  const { errors, unreadableSearch: texts } = useTexts(shellTexts, unreadableSearchTexts);
  usePageHead({ name: texts.title });
  return (
    <>
      <LinkMessage
        icon="search"
        title={texts.title}
        text={texts.hint}
        link={['/search', texts.searchAgain]}
        other={['/', errors.toHome]}
      />
      <TopSearches />
    </>
  );
}

const shown = 8;

/** Links to the most frequent searches, for a list without results; renders nothing while unknown (FIND-03). */
function TopSearches() {
  const { emptyLists } = useTexts(emptyListsTexts);
  const { data: terms = [] } = useGetTopSearchesQuery({ source: useAppSelector(selectSource) });
  const { country } = useShop();
  const items = terms
    .slice(0, shown)
    .map((term) => ({ label: term, url: searchUrl(term, country.code) ?? '/catalog/' }));
  return <TermChips title={emptyLists.topSearches} items={items} />;
}

/** Links as chips under a title; nothing without any. */
function TermChips({ title, items }: { title: ReactNode; items: readonly { label: string; url: string }[] }) {
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
