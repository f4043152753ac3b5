import { type ReactNode, useId, useState } from 'react';
import type { FormField } from '#commerce/form/formField.ts';
import { lateSheet } from '#commerce/form/lateSheet.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { addressesTexts } from '#texts/addresses.ts';
import { locationTexts } from '#texts/location.ts';
import { PickField } from '#ui/controls/PickField.tsx';
import { usePlaces } from './usePlaces.ts';

/** The list to choose from, whose code is loaded when it is first opened. */
const LatePlaces = lateSheet('places', async () => (await import('./PlaceSheet.tsx')).PlaceSheet);

interface Chosen {
  field: FormField;
  value: string;
  onChoose: (id: string) => void;
}

interface PlaceFieldsProps {
  region: Chosen;
  city: Chosen;
  /** Renders the form around the fields: their sheet is outside of it, where Enter does not send. */
  children: (fields: ReactNode) => ReactNode;
}

/** Region and city, which depends on it (ADDR-07). */
export function PlaceFields({ children, ...fields }: PlaceFieldsProps) {
  const { addressForm: texts, location } = useTexts(addressesTexts, locationTexts);
  const places = usePlaces(fields.region.value);
  const listId = useId();
  const [choice, setChoice] = useState<{ of: 'region' | 'city'; turn: number; open: boolean }>({
    of: 'region',
    turn: 0,
    open: false,
  });
  const lists = { region: places.regions, city: places.cities };
  const close = () => setChoice((known) => ({ ...known, open: false }));
  const isMissing = fields.region.value === '';

  const pickField = (of: 'region' | 'city') => {
    const { field, value } = fields[of];
    const name = lists[of].places?.find(({ id }) => id === value)?.name;
    const isEarly = of === 'city' && isMissing;
    return (
      <PickField
        ref={field.ref as never}
        name={field.name}
        fault={field.fault}
        onBlur={field.onBlur}
        label={location[of]}
        value={value}
        text={name ?? (isEarly ? texts.first(location.region) : texts.choose)}
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
      <LatePlaces
        open={choice.open}
        turn={choice.turn}
        label={location[choice.of]}
        listId={listId}
        chosen={fields[choice.of].value}
        {...lists[choice.of]}
        onChoose={(id) => {
          fields[choice.of].onChoose(id);
          close();
        }}
        onClose={close}
      />
    </>
  );
}
