import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { SafeHere } from '#commerce/page/here.ts';
import { ReadProblem } from '#commerce/page/ProblemState.tsx';
import { useTexts } from '#commerce/shop.ts';
import { nameFinder } from '#rules/addresses/nameFinder.ts';
import { placeSheetTexts } from '#texts/places.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { SkeletonBlock } from '#ui/skeletons/SkeletonBlock.tsx';
import { whenIdle } from '#ui/timing/moments.ts';
import styles from './PlaceSheet.module.css';

interface PlaceSheetProps {
  open: boolean;
  /** The name of the field: 'Ciudad'. */
  label: string;
  listId: string;
  /** Undefined while they load. */
  places: readonly Place[] | undefined;
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
export function PlaceSheet({ open, onClose, list, onNone, ...choice }: PlaceSheetProps) {
  const { placeSheet: texts, shell } = useTexts(placeSheetTexts, shellTexts);
  const { label, places, turn } = choice;
  const failed = places === undefined && list.error !== undefined;
  const isEmpty = places?.length === 0;
  const find = useMemo(() => nameFinder(places ?? []), [places]);
  // A first search prepares the names, so that the first letter does not wait for it.
  useEffect(() => whenIdle(() => void find(label)), [find, label]);
  return (
    <Sheet full open={open} title={label} closeLabel={shell.close} onClose={onClose}>
      {failed && (
        <SafeHere value={texts.typedIsSafe}>
          <ReadProblem level={2} read={list} />
        </SafeHere>
      )}
      {!failed && places === undefined && (
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
      {places !== undefined && !isEmpty && <PlaceSearch key={turn} {...choice} find={find} />}
    </Sheet>
  );
}

export interface Place {
  id: string;
  name: string;
}

interface PlaceSearchProps {
  label: string;
  listId: string;
  find: (text: string) => readonly Place[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** The number of rows that are rendered at first, and added by each press of the button. */
const atOnce = 60;

/**
 * A search for a region or city by a part of its name, with the results. The list is rendered after the sheet has opened
 * and after each letter, so that neither a tap nor a key waits for it.
 */
export function PlaceSearch({ find, label, listId, chosen, onChoose }: PlaceSearchProps) {
  const { placeSheet: texts } = useTexts(placeSheetTexts);
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
      <PlaceRows id={listId} label={label} found={found} limit={drawn} chosen={chosen} onChoose={onChoose} />
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

interface PlaceRowsProps {
  id: string;
  label: string;
  found: readonly Place[];
  limit: number;
  chosen: string;
  onChoose: (id: string) => void;
}

/** The first rows of a list, with their position in the whole list for screen readers. */
const PlaceRows = memo(function PlaceRows({
  id: listId,
  label,
  found,
  limit,
  chosen,
  onChoose,
}: PlaceRowsProps) {
  return (
    <ul id={listId} aria-label={label}>
      {found.slice(0, limit).map(({ id, name }, place) => (
        <li key={id} aria-setsize={found.length} aria-posinset={place + 1}>
          <button
            type="button"
            className={styles.place}
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
