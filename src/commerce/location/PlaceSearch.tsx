import { useDeferredValue, useMemo, useState } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import { placeSheetTexts } from '#texts/places.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import type { Place } from './place.ts';
import { PlaceRows } from './PlaceRows.tsx';
import styles from './PlaceSheet.module.css';

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
