import { useState } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import { placesTexts } from '#texts/places.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import type { Place } from './place.ts';
import styles from './PlaceSheet.module.css';

interface PlaceSearchProps {
  /** The name of what is searched: 'Ciudad'. */
  label: string;
  listId: string;
  find: (text: string) => readonly Place[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** How many rows are drawn at once: a list of thousands would hold up each key. */
const atOnce = 60;

/** A search for a region or city by a part of its name, and what it finds. */
export function PlaceSearch({ find, label, listId, chosen, onChoose }: PlaceSearchProps) {
  const { places: texts } = useTexts(placesTexts);
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
