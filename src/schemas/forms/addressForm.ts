import * as v from 'valibot';
import { type FieldFault, filled, optional, required, type TextRule } from './fields.ts';

/** What the form of an address asks the rules: those of a country are in `rules/validation/addressRules.ts`. */
export interface AddressRules {
  name: TextRule;
  /** Street and further details. */
  text: TextRule;
  /** A text without a pattern. */
  plain: TextRule;
  /** Also the second phone. */
  phone: TextRule;
  /** Absent where the country does not ask for it (ADDR-18, ADDR-20). */
  prefix?: TextRule;
  postcode?: TextRule;
  /** The city as it is sent; undefined for none (ADDR-16). */
  cityToSend: (id: string) => string | undefined;
}

/** A field that the country does not ask for is sent empty. */
const notAsked = v.pipe(
  v.string('invalid' satisfies FieldFault),
  v.transform(() => ''),
);

const mark = (isDefault: boolean) => (isDefault ? ('1' as const) : ('0' as const));

/** An address, by the field names of its calls (ADDR-22, API-75): what comes out is what is sent. */
export const addressForm = (rules: AddressRules) =>
  v.pipe(
    v.object({
      first_name: required(rules.name, 'invalid'),
      last_name: required(rules.name, 'invalid'),
      prefix: rules.prefix ? required(rules.prefix, 'invalid') : notAsked,
      phone: required(rules.phone, 'invalid'),
      phone_optional: optional(rules.phone, 'invalid'),
      fk_customer_address_region: filled,
      fk_customer_address_city: filled,
      postcode: rules.postcode ? required(rules.postcode, 'invalid') : notAsked,
      address1: required(rules.text, 'invalid'),
      street_number: required(rules.plain, 'invalid'),
      additional_info: optional(rules.text, 'invalid'),
      // While none is chosen it may have no value at all.
      address_type: v.fallback(v.string(), ''),
      is_default_shipping: v.boolean(),
      is_default_billing: v.boolean(),
    }),
    v.transform(({ fk_customer_address_city: chosen, ...form }) => {
      const city = rules.cityToSend(chosen);
      return {
        ...form,
        ...(city !== undefined && { fk_customer_address_city: city }),
        is_default_shipping: mark(form.is_default_shipping),
        is_default_billing: mark(form.is_default_billing),
      };
    }),
  );

/** What the form sends. */
export type AddressFormOutput = v.InferOutput<ReturnType<typeof addressForm>>;

/** What its fields hold. */
export type AddressFormInput = v.InferInput<ReturnType<typeof addressForm>>;
