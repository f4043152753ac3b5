import { SearchTerm } from '#commerce/search/SearchTerm.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { searchTexts } from '#texts/search.ts';
import { Button } from '#ui/controls/Button.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import { SearchGroup } from './SearchGroup.tsx';
import styles from './Terms.module.css';

interface RecentTermsProps {
  terms: readonly string[];
  onRemove: (term: string) => void;
  onRemoveAll: () => void;
  /** A term is searched for by its link. */
  onSearch: (term: string) => void;
}

/** Keeps the focus on the list when the row of a button goes: on the next one, that before it, or the page. */
function moveFocus(button: Element) {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = beside?.querySelector('button') ?? document.getElementById('main');
  target?.focus({ preventScroll: true });
}

/** The last searches on this device, each removable, and all at once (FIND-04); nothing without any. */
export function RecentTerms({ terms, onRemove, onRemoveAll, onSearch }: RecentTermsProps) {
  const { search } = useTexts(searchTexts);
  if (terms.length === 0) return null;
  return (
    <SearchGroup
      title={search.recent}
      action={
        <Button
          kind="text"
          onClick={({ currentTarget }) => {
            moveFocus(currentTarget);
            onRemoveAll();
          }}
        >
          {search.removeAll}
        </Button>
      }
    >
      <ul>
        {terms.map((term) => (
          <li key={term} className={styles.row}>
            <Icon name="clock" size={20} />
            <SearchTerm className={styles.term} term={term} onSearch={onSearch} />
            <IconButton
              icon="close"
              label={search.remove(term)}
              onClick={({ currentTarget }) => {
                moveFocus(currentTarget);
                onRemove(term);
              }}
            />
          </li>
        ))}
      </ul>
    </SearchGroup>
  );
}
