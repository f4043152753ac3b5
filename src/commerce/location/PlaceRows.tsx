import { memo } from 'react';
import { Icon } from '#ui/layout/Icon.tsx';
import type { Place } from './place.ts';
import styles from './PlaceSheet.module.css';

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
