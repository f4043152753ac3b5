import { useId, useState } from 'react';
import type { FormField } from '#commerce/form/formField.ts';
import { usePlaces } from '#commerce/location/usePlaces.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { noCity } from '#rules/addresses/defaultAddress.ts';
import { placesTexts } from '#texts/places.ts';
import { PickField } from '#ui/controls/PickField.tsx';
import type { Elements } from '#ui/elements.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { whenIdle } from '#ui/timing/whenIdle.ts';

const PlaceSheet = lazyPart(
  'places',
  async () => (await import('#commerce/location/PlaceSheet.tsx')).PlaceSheet,
  whenIdle,
);

interface Chosen {
  field: FormField;
  value: string;
  onChoose: (id: string) => void;
}

interface PlaceFieldsProps {
  region: Chosen;
  city: Chosen;
  /** Renders the form around the fields: their sheet is outside of it, where Enter does not send. */
  children: (fields: Elements) => Elements;
}

/** Region and city, which depends on it (ADDR-07). */
export function PlaceFields({ children, ...fields }: PlaceFieldsProps) {
  const { places: texts } = useTexts(placesTexts);
  const places = usePlaces(fields.region.value);
  const listId = useId();
  const [choice, setChoice] = useState<{ of: 'region' | 'city'; turn: number; open: boolean }>({
    of: 'region',
    turn: 0,
    open: false,
  });
  const lists = { region: places.regions, city: places.cities };
  const close = () => setChoice((known) => ({ ...known, open: false }));
  function finish(id: string) {
    fields[choice.of].onChoose(id);
    close();
  }
  const isMissing = fields.region.value === '';

  const pickField = (of: 'region' | 'city') => {
    const { field, value } = fields[of];
    const name = lists[of].places?.find(({ id }) => id === value)?.name;
    const isEarly = of === 'city' && isMissing;
    const hint = value === noCity ? texts.none : texts.choose;
    return (
      <PickField
        ref={field.ref as never}
        name={field.name}
        fault={field.fault}
        onBlur={field.onBlur}
        label={texts[of]}
        value={value}
        text={name ?? (isEarly ? texts.first(texts.region) : hint)}
        disabled={isEarly}
        open={choice.open && choice.of === of}
        listId={listId}
        onOpen={() => setChoice(({ turn }) => ({ of, turn: turn + 1, open: true }))}
      />
    );
  };

  return (
    <>
      {children(
        <>
          {pickField('region')}
          {pickField('city')}
        </>,
      )}
      <PlaceSheet
        open={choice.open}
        turn={choice.turn}
        label={texts[choice.of]}
        listId={listId}
        chosen={fields[choice.of].value}
        {...lists[choice.of]}
        onChoose={finish}
        onNone={choice.of === 'city' ? () => finish(noCity) : undefined}
        onClose={close}
      />
    </>
  );
}
