import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { SafeHere } from '#commerce/page/here.ts';
import { ReadProblem } from '#commerce/page/ProblemState.tsx';
import { useTexts } from '#commerce/shop.ts';
import { nameFinder } from '#rules/addresses/nameFinder.ts';
import { citySearchTexts } from '#texts/cities.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { SkeletonBlock } from '#ui/skeletons/SkeletonBlock.tsx';
import { whenIdle } from '#ui/timing/moments.ts';
import styles from './LocationSheet.module.css';

interface LocationSheetProps {
  open: boolean;
  /** The name of the field: 'Ciudad'. */
  label: string;
  listId: string;
  /** Undefined while they load. */
  options: readonly LocationOption[] | undefined;
  chosen: string;
  /** The number of times that it was opened; each time the search is empty. */
  turn: number;
  /** The query of the list, for its problem and the retry. */
  list: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  onChoose: (id: string) => void;
  /** Continues without a choice, if the list is empty or has failed. */
  onNone?: (() => void) | undefined;
  onClose: () => void;
}

/** The choice of a region or a city, by its name or from the list (ADDR-07). */
export function LocationSheet({ open, onClose, list, onNone, ...choice }: LocationSheetProps) {
  const { citySearch: texts, shell } = useTexts(citySearchTexts, shellTexts);
  const { label, options, turn } = choice;
  const failed = options === undefined && list.error !== undefined;
  const isEmpty = options?.length === 0;
  const find = useMemo(() => nameFinder(options ?? []), [options]);
  // A first search prepares the names, so that the first letter does not wait for it.
  useEffect(() => whenIdle(() => void find(label)), [find, label]);
  return (
    <Sheet full open={open} title={label} closeLabel={shell.close} onClose={onClose}>
      {failed && (
        <SafeHere value={texts.typedIsSafe}>
          <ReadProblem level={2} read={list} />
        </SafeHere>
      )}
      {!failed && options === undefined && (
        <div className={styles.more} aria-busy="true">
          <SkeletonBlock width="half" />
          <SkeletonBlock width="half" />
        </div>
      )}
      {isEmpty && <p className={styles.more}>{texts.noCities}</p>}
      {(failed || isEmpty) && onNone && (
        <div className={styles.more}>
          <p>{texts.withoutHint}</p>
          <Button kind="plain" wide onClick={onNone}>
            {texts.without}
          </Button>
        </div>
      )}
      {options !== undefined && !isEmpty && <LocationSearch key={turn} {...choice} find={find} />}
    </Sheet>
  );
}

export interface LocationOption {
  id: string;
  name: string;
}

interface LocationSearchProps {
  label: string;
  listId: string;
  find: (text: string) => readonly LocationOption[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** The number of rows that are rendered at first, and added by each press of the button. */
const atOnce = 60;

/**
 * A search for a region or city by a part of its name, with the results. The list is rendered after the sheet has opened
 * and after each letter, so that neither a tap nor a key waits for it.
 */
export function LocationSearch({ find, label, listId, chosen, onChoose }: LocationSearchProps) {
  const { citySearch: texts } = useTexts(citySearchTexts);
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(atOnce);
  const searched = useDeferredValue(text);
  const drawn = useDeferredValue(limit, 0);
  const found = useMemo(() => find(searched), [find, searched]);
  return (
    <>
      <div className={styles.search}>
        <Field
          label={texts.search(label)}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setLimit(atOnce);
          }}
        />
        <output className={styles.none}>{found.length === 0 && texts.notFound}</output>
      </div>
      <LocationRows
        id={listId}
        label={label}
        found={found}
        limit={drawn}
        chosen={chosen}
        onChoose={onChoose}
      />
      {drawn > 0 && found.length > limit && (
        <div className={styles.more}>
          <Button kind="plain" wide onClick={() => setLimit(limit + atOnce)}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}

interface LocationRowsProps {
  id: string;
  label: string;
  found: readonly LocationOption[];
  limit: number;
  chosen: string;
  onChoose: (id: string) => void;
}

/** The first rows of a list, with their position in the whole list for screen readers. */
const LocationRows = memo(function LocationRows({
  id: listId,
  label,
  found,
  limit,
  chosen,
  onChoose,
}: LocationRowsProps) {
  return (
    <ul id={listId} aria-label={label}>
      {found.slice(0, limit).map(({ id, name }, index) => (
        <li key={id} aria-setsize={found.length} aria-posinset={index + 1}>
          <button
            type="button"
            className={styles.location}
            aria-current={id === chosen || undefined}
            onClick={() => onChoose(id)}
          >
            <span>{name}</span>
            {id === chosen && <Icon name="check" size={20} />}
          </button>
        </li>
      ))}
    </ul>
  );
});
