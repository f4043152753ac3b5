import { useEffect, useMemo, useState } from 'react';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { nameFinder } from '#rules/addresses/nameFinder.ts';
import type { Problem } from '#schemas/problem.ts';
import { addressesTexts } from '#texts/addresses.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import { SkeletonBlock } from '#ui/skeletons/SkeletonBlock.tsx';
import { whenIdle } from '#ui/timing/whenIdle.ts';
import styles from './PlaceSheet.module.css';

interface Place {
  id: string;
  name: string;
}

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
  onClose: () => void;
}

/** How many rows are drawn at once: a list of thousands would hold up each key. */
const atOnce = 60;

type PlacesProps = Pick<PlaceSheetProps, 'label' | 'listId' | 'chosen' | 'onChoose'> & {
  find: (text: string) => readonly Place[];
};

/** The search and what it finds. */
function Places({ find, label, listId, chosen, onChoose }: PlacesProps) {
  const { addressForm: texts } = useTexts(addressesTexts);
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(atOnce);
  const found = find(text);
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
      <ul id={listId} className={styles.places} aria-label={label}>
        {found.slice(0, limit).map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.place}
              aria-current={id === chosen || undefined}
              onClick={() => onChoose(id)}
            >
              {name}
              {id === chosen && <Icon name="check" size={20} />}
            </button>
          </li>
        ))}
      </ul>
      {found.length > limit && (
        <div className={styles.more}>
          <Button kind="plain" wide onClick={() => setLimit(limit + atOnce)}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}

/** The choice of a region or a city, by its name or from the list (ADDR-07). */
export function PlaceSheet({ open, onClose, list, ...choice }: PlaceSheetProps) {
  const { addressForm: texts, shell } = useTexts(addressesTexts, shellTexts);
  const { label, places, turn } = choice;
  const failed = places === undefined && list.error !== undefined;
  const find = useMemo(() => nameFinder(places ?? []), [places]);
  // A first search prepares the names, so that the first letter does not wait for it.
  useEffect(() => whenIdle(() => void find(label)), [find, label]);
  return (
    <Sheet full open={open} title={label} closeLabel={shell.close} onClose={onClose}>
      {failed && (
        <ProblemState
          level={2}
          problem={list.error as Problem}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {!failed && places === undefined && (
        <div className={styles.more} aria-busy="true">
          <SkeletonBlock width="half" />
          <SkeletonBlock width="half" />
        </div>
      )}
      {places?.length === 0 && <p className={styles.more}>{texts.noCities}</p>}
      {places !== undefined && places.length > 0 && <Places key={turn} {...choice} find={find} />}
    </Sheet>
  );
}
