import { useId, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetAddressTypesQuery } from '#api/addresses.ts';
import { useGetCitiesQuery, useGetRegionsQuery } from '#api/places.ts';
import { FormFrame, FormPage, useReturn } from '#commerce/form/FormPage.tsx';
import { type FormField, type Sending, useFormOf } from '#commerce/form/useFormOf.ts';
import { useHeldForm } from '#commerce/form/useHeldForm.ts';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import { citiesIn, noCity } from '#rules/addresses/addresses.ts';
import { addressRules } from '#rules/validation/addressRules.ts';
import { addressForm, type AddressFormInput, type AddressFormOutput } from '#schemas/forms/addressForm.ts';
import { addressesTexts } from '#texts/addresses.ts';
import { placesTexts } from '#texts/places.ts';
import { Choice } from '#ui/controls/Choice.tsx';
import { Field, FieldGroup } from '#ui/controls/Field.tsx';
import { PickField } from '#ui/controls/PickField.tsx';
import type { Elements } from '#ui/elements.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { whenIdle } from '#ui/timing/moments.ts';

const region = 'fk_customer_address_region';
const city = 'fk_customer_address_city';

/** Fields that are checked against each other: a phone may be typed with the area code. */
const together = [['prefix', 'phone', 'phone_optional']] as const;

interface AddressFormProps {
  title: string;
  first: AddressFormInput;
  /** The address that it began with is no longer there: what is typed can be added as a new one. */
  isGone?: boolean | undefined;
  onSend: (values: AddressFormOutput) => Promise<Sending>;
}

/**
 * The page of an address to be written or changed (ADDR-07, ADDR-17 to ADDR-22), left once it is sent. It keeps no draft:
 * in the history it would outlive the session (STATE-14); what is being sent when the session ends is there again after
 * the next sign in.
 */
export function AddressForm({ title, first, isGone = false, onSend }: AddressFormProps) {
  const { addressForm: texts } = useTexts(addressesTexts);
  const { code } = useShop().country;
  const leave = useReturn(listUrl);
  usePageHead({ barTitle: title });
  const [rules] = useState(() => addressRules(code));
  const [schema] = useState(() => addressForm(rules));
  const { found, holding } = useHeldForm(useLocation().pathname, first);
  const form = useFormOf(schema, {
    first: found,
    together,
    onSend: async (values): Promise<Sending> => {
      const sent = await holding(form.getValues(), () => onSend(values));
      if (sent.kind === 'done') leave();
      const isLate =
        sent.kind === 'refused' && sent.at === 'postcode' && form.getValues(region) !== values[region];
      // What is said of the postcode in one region is nothing to another one, chosen meanwhile.
      return isLate ? { kind: 'open' } : sent;
    },
  });
  const { field, choose } = form;
  // The first wrong field gets the focus, in the order in which the form comes to know them.
  for (const name of Object.keys(first) as (keyof AddressFormInput)[]) field(name);
  const { fault: _shipping, ...asShipping } = field('is_default_shipping');
  const { fault: _billing, ...asBilling } = field('is_default_billing');

  function chooseRegion(id: string) {
    if (id === form.getValues(region)) return;
    choose(region, id, [city]);
    // Whether the postcode belongs to the region is to be asked again.
    form.forgetAt('postcode');
  }

  return (
    <FormPage title={title}>
      <PlaceFields
        region={{ field: field(region), value: form.watch(region), onChoose: chooseRegion }}
        city={{ field: field(city), value: form.watch(city), onChoose: (id) => choose(city, id) }}
      >
        {(places) => (
          <FormFrame form={form} send={isGone ? texts.addAsNew : texts.send}>
            <Field {...field('first_name')} label={texts.firstName} autoComplete="given-name" />
            <Field {...field('last_name')} label={texts.lastName} autoComplete="family-name" />
            {rules.prefix && (
              <Field
                {...field('prefix')}
                label={texts.prefix}
                autoComplete="tel-area-code"
                inputMode="numeric"
              />
            )}
            <Field
              {...field('phone')}
              label={texts.phone}
              placeholder={texts.phoneHint}
              autoComplete={rules.prefix ? 'tel-local' : 'tel-national'}
              inputMode="tel"
            />
            <Field
              {...field('phone_optional')}
              label={texts.otherPhone}
              placeholder={texts.phoneHint}
              autoComplete="off"
              inputMode="tel"
            />
            {places}
            {rules.postcode && (
              <Field
                {...field('postcode')}
                label={texts.postcode}
                autoComplete="postal-code"
                inputMode="numeric"
              />
            )}
            <Field {...field('address1')} label={texts.street} autoComplete="address-line1" />
            <Field {...field('street_number')} label={texts.streetNumber} autoComplete="off" />
            <Field {...field('additional_info')} label={texts.details} autoComplete="address-line2" />
            <TypeField {...field('address_type')} />
            <div>
              <Choice {...asShipping} label={texts.asShipping} />
              <Choice {...asBilling} label={texts.asBilling} />
            </div>
            <Alert text={isGone && form.message === undefined ? texts.gone : undefined} />
          </FormFrame>
        )}
      </PlaceFields>
    </FormPage>
  );
}

/** The address book, where the forms lead if nothing else opened them. */
export const listUrl = '/account/addresses';

/** The type of an address: the enabled ones are offered (ADDR-09). Without any it is not asked for. */
function TypeField({ fault: _none, ...field }: FormField) {
  const { addressForm: texts } = useTexts(addressesTexts);
  const { data: types = [] } = useGetAddressTypesQuery({});
  if (types.length === 0) return null;
  return (
    <FieldGroup role="radiogroup" legend={texts.type}>
      {() => types.map(({ id, name }) => <Choice key={id} {...field} kind="radio" value={id} label={name} />)}
    </FieldGroup>
  );
}

const PlaceSheet = lazyPart(() => import('#commerce/location/PlaceSheet.tsx'), 'PlaceSheet', whenIdle);

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
function PlaceFields({ children, ...fields }: PlaceFieldsProps) {
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

/** The regions, and the cities of one of them; each undefined until its list is there. */
export function usePlaces(region: string) {
  const regions = useGetRegionsQuery({});
  const cities = useGetCitiesQuery({});
  // There are thousands of them, and the form is drawn with each letter that is typed.
  const places = useMemo(
    () => cities.data && citiesIn(region, cities.data).map(({ id_city: id, name }) => ({ id, name })),
    [region, cities.data],
  );
  return { regions: { list: regions, places: regions.data }, cities: { list: cities, places } };
}
