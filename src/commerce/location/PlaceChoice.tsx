import { useId, useState } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import { placesTexts } from '#texts/places.ts';
import { Choice } from '#ui/controls/Choice.tsx';
import { PickField } from '#ui/controls/PickField.tsx';
import styles from './PlaceChoice.module.css';
import { type Place, PlaceSheet } from './PlaceSheet.tsx';

interface PlaceChoiceProps {
  /** What is chosen: 'Provincia'. */
  label: string;
  places: readonly Place[];
  /** The id of the chosen one; '' for none. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** As many are seen at once; one of more is searched. */
const atOnce = 8;

const there = { isFetching: false, refetch: () => undefined };

/** A region or city to choose: of a few by radio buttons, of many in a sheet with a search (GEO-06). */
export function PlaceChoice({ label, places, chosen, onChoose }: PlaceChoiceProps) {
  const { places: texts } = useTexts(placesTexts);
  const id = useId();
  const [{ open, turn }, setOpened] = useState({ open: false, turn: 0 });
  const close = () => setOpened((known) => ({ ...known, open: false }));

  if (places.length <= atOnce)
    return (
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{label}</legend>
        {places.map((place) => (
          <Choice
            key={place.id}
            kind="radio"
            name={id}
            label={place.name}
            checked={place.id === chosen}
            onChange={() => onChoose(place.id)}
          />
        ))}
      </fieldset>
    );
  return (
    <div className={styles.pick}>
      <PickField
        label={label}
        value={chosen}
        text={places.find((place) => place.id === chosen)?.name ?? texts.choose}
        open={open}
        listId={id}
        onOpen={() => setOpened({ open: true, turn: turn + 1 })}
      />
      <PlaceSheet
        open={open}
        turn={turn}
        label={label}
        listId={id}
        places={places}
        chosen={chosen}
        list={there}
        onChoose={(place) => {
          onChoose(place);
          close();
        }}
        onClose={close}
      />
    </div>
  );
}
