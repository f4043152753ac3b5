import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetAddressTypesQuery } from '#api/addresses.ts';
import { useGetCitiesQuery, useGetRegionsQuery } from '#api/cities.ts';
import { FormFrame, FormPage, useReturn } from '#commerce/form/FormPage.tsx';
import { type FormField, type Sending, useFormOf } from '#commerce/form/useFormOf.ts';
import { useHeldForm } from '#commerce/form/useHeldForm.ts';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import { citiesIn, noCity } from '#rules/addresses/addresses.ts';
import { addressRules } from '#rules/validation/addressRules.ts';
import { addressForm, type AddressFormInput, type AddressFormOutput } from '#schemas/forms/addressForm.ts';
import { addressesTexts } from '#texts/addresses.ts';
import { citiesTexts } from '#texts/cities.ts';
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
  /** The edited address was removed elsewhere; the form can add it as a new one. */
  isGone?: boolean | undefined;
  onSend: (values: AddressFormOutput) => Promise<Sending>;
}

/**
 * The form that adds or changes an address (ADDR-07, ADDR-17 to ADDR-22); it is left after a success. It stores no draft,
 * because a draft in the history would outlive the session (STATE-14). Values in flight when the session ends are restored
 * after the next sign in.
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
      // The region has changed meanwhile, so a refusal of the postcode is stale.
      return isLate ? { kind: 'open' } : sent;
    },
  });
  const { field, choose } = form;
  // The first wrong field gets the focus, so the fields are registered in their order.
  for (const name of Object.keys(first) as (keyof AddressFormInput)[]) field(name);

  function chooseRegion(id: string) {
    if (id === form.getValues(region)) return;
    choose(region, id, [city]);
    // The postcode may belong to the new region, so its refusal is removed.
    form.forgetAt('postcode');
  }

  return (
    <FormPage title={title}>
      <LocationFields
        region={{ field: field(region), value: form.watch(region), onChoose: chooseRegion }}
        city={{ field: field(city), value: form.watch(city), onChoose: (id) => choose(city, id) }}
      >
        {(fields) => (
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
            {fields}
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
              <Choice {...field('is_default_shipping')} label={texts.asShipping} />
              <Choice {...field('is_default_billing')} label={texts.asBilling} />
            </div>
            <Alert text={isGone && form.message === undefined ? texts.gone : undefined} />
          </FormFrame>
        )}
      </LocationFields>
    </FormPage>
  );
}

/** The address book, to which the form returns unless another screen opened it. */
export const listUrl = '/account/addresses';

/** The type of an address; offers the enabled ones, and renders nothing without any (ADDR-09). */
function TypeField(field: FormField) {
  const { addressForm: texts } = useTexts(addressesTexts);
  const { data: types = [] } = useGetAddressTypesQuery({});
  if (types.length === 0) return null;
  return (
    <FieldGroup role="radiogroup" legend={texts.type}>
      {() => types.map(({ id, name }) => <Choice key={id} {...field} kind="radio" value={id} label={name} />)}
    </FieldGroup>
  );
}

const LocationSheet = lazyPart(
  () => import('#commerce/location/LocationSheet.tsx'),
  'LocationSheet',
  whenIdle,
);

interface Chosen {
  field: FormField;
  value: string;
  onChoose: (id: string) => void;
}

interface LocationFieldsProps {
  region: Chosen;
  city: Chosen;
  /** Renders the form around the fields. Their sheet is outside of the form, so that Enter in it does not send. */
  children: (fields: Elements) => Elements;
}

/** The fields of region and city; the cities depend on the region (ADDR-07). */
function LocationFields({ children, ...fields }: LocationFieldsProps) {
  const { cities: texts } = useTexts(citiesTexts);
  const { regions, cities } = useLocationLists(fields.region.value);
  const [choice, setChoice] = useState<{ of: 'region' | 'city'; turn: number; open: boolean }>({
    of: 'region',
    turn: 0,
    open: false,
  });
  const lists = { region: regions, city: cities };
  const close = () => setChoice((known) => ({ ...known, open: false }));
  function finish(id: string) {
    fields[choice.of].onChoose(id);
    close();
  }
  const isMissing = fields.region.value === '';

  const pickField = (of: 'region' | 'city') => {
    const { field, value } = fields[of];
    const name = lists[of].options?.find(({ id }) => id === value)?.name;
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
        listId="locations"
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
      <LocationSheet
        open={choice.open}
        turn={choice.turn}
        label={texts[choice.of]}
        listId="locations"
        chosen={fields[choice.of].value}
        {...lists[choice.of]}
        onChoose={finish}
        onNone={choice.of === 'city' ? () => finish(noCity) : undefined}
        onClose={close}
      />
    </>
  );
}

/** Returns the regions and the cities of a region; each undefined while its list loads. */
export function useLocationLists(region: string) {
  const regions = useGetRegionsQuery({});
  const cities = useGetCitiesQuery({});
  // Memoised, because there are thousands of cities and the form renders with each typed letter.
  const options = useMemo(
    () => cities.data && citiesIn(region, cities.data).map(({ id_city: id, name }) => ({ id, name })),
    [region, cities.data],
  );
  return { regions: { list: regions, options: regions.data }, cities: { list: cities, options } };
}
