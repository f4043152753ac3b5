import * as v from 'valibot';
import {
  checkTogether,
  type FieldFault,
  filled,
  isFilled,
  notRequested,
  optional,
  required,
  type TextRule,
} from './fields.ts';

/** The rules that the form of an address needs: `rules/validation/addressRules.ts` has them by country. */
export interface AddressRules {
  name: TextRule;
  /** Street and further details. */
  text: TextRule;
  /** A text without a pattern. */
  plain: TextRule;
  /** For both phones. Shoppers also type the area code here, although it has its own field. */
  phone: Pick<TextRule, 'accepts'> & { clean: (typed: string, areaCode: string) => string };
  /** Missing in countries without an area code or postcode (ADDR-18, ADDR-20). */
  prefix?: TextRule;
  postcode?: TextRule;
  /** The city as it is sent; undefined for none (ADDR-16). */
  cityToSend: (id: string) => string | undefined;
}

const mark = (isDefault: boolean) => (isDefault ? ('1' as const) : ('0' as const));

/** An address, by the field names of its calls (ADDR-22, API-75); the output is the payload. */
export function addressForm(rules: AddressRules) {
  const isPhone = (typed: string, areaCode: string) =>
    rules.phone.accepts(rules.phone.clean(typed, areaCode));
  return v.pipe(
    v.object({
      first_name: required(rules.name, 'sign'),
      last_name: required(rules.name, 'sign'),
      prefix: rules.prefix ? required(rules.prefix, 'invalid') : notRequested,
      phone: filled,
      phone_optional: v.string('invalid' satisfies FieldFault),
      fk_customer_address_region: filled,
      fk_customer_address_city: filled,
      postcode: rules.postcode ? required(rules.postcode, 'invalid') : notRequested,
      address1: required(rules.text, 'sign'),
      street_number: required(rules.plain, 'invalid'),
      additional_info: optional(rules.text, 'sign'),
      // Radio buttons have no value until one is chosen.
      address_type: v.fallback(v.string(), ''),
      is_default_shipping: v.boolean(),
      is_default_billing: v.boolean(),
    }),
    checkTogether(['phone', 'prefix'], ({ phone, prefix }) => isPhone(phone, prefix), 'invalid'),
    checkTogether(
      ['phone_optional', 'prefix'],
      ({ phone_optional: other, prefix }) => !isFilled(other) || isPhone(other, prefix),
      'invalid',
    ),
    v.transform(({ fk_customer_address_city: chosen, ...form }) => {
      const city = rules.cityToSend(chosen);
      return {
        ...form,
        phone: rules.phone.clean(form.phone, form.prefix),
        phone_optional: rules.phone.clean(form.phone_optional, form.prefix),
        ...(city !== undefined && { fk_customer_address_city: city }),
        is_default_shipping: mark(form.is_default_shipping),
        is_default_billing: mark(form.is_default_billing),
      };
    }),
  );
}

export type AddressFormOutput = v.InferOutput<ReturnType<typeof addressForm>>;

export type AddressFormInput = v.InferInput<ReturnType<typeof addressForm>>;
