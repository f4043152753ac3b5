import { FormFrame } from '#commerce/form/FormFrame.tsx';
import { FormPage } from '#commerce/form/FormPage.tsx';
import { type Sending, useFormOf } from '#commerce/form/useFormOf.ts';
import { useHeldForm } from '#commerce/form/useHeldForm.ts';
import { useReturn } from '#commerce/form/useReturn.ts';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { addressRules } from '#rules/validation/addressRules.ts';
import { type AddressFormInput, type AddressFormOutput, addressForm } from '#schemas/forms/addressForm.ts';
import { addressesTexts } from '#texts/addresses.ts';
import { Choice } from '#ui/controls/Choice.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { listUrl } from './addressOpened.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { TypeField } from './TypeField.tsx';

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
