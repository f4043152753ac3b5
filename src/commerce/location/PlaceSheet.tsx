import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { SafeHere } from '#commerce/page/here.ts';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import { nameFinder } from '#rules/addresses/nameFinder.ts';
import type { Problem } from '#schemas/problem.ts';
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
  /** The places to choose from; undefined until they are there. */
  places: readonly Place[] | undefined;
  chosen: string;
  /** Which time it is open: each begins without a search. */
  turn: number;
  /** The list of the server: why it is not there, and how to get it. */
  list: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  onChoose: (id: string) => void;
  /** Goes on with none, where there is nothing to choose from. */
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
          <ProblemState
            level={2}
            problem={contentProblem(list.error as Problem)}
            busy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
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

/** A region or a city, as it is chosen. */
export interface Place {
  id: string;
  name: string;
}

interface PlaceSearchProps {
  /** The name of what is searched: 'Ciudad'. */
  label: string;
  listId: string;
  find: (text: string) => readonly Place[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** How many rows are drawn at most before more are asked for. */
const atOnce = 60;

/**
 * A search for a region or city by a part of its name, and what it finds. The list follows the sheet that opens and what
 * is typed, so that neither a tap nor a key waits for it.
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
  /** How many of them are drawn. */
  limit: number;
  chosen: string;
  onChoose: (id: string) => void;
}

/** The first places of a list; each says which one of all it is, however many are drawn. */
export const PlaceRows = memo(function PlaceRows({
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
