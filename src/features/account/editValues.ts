import { dayParts } from '#rules/account/shownDetails.ts';
import type { Customer } from '#schemas/customerShape.ts';

/**
 * The values with which the edit of a customer begins, in the order of its fields; a type of document that the country
 * does not have is replaced by its first one.
 */
export function editValues(customer: Customer, documentTypes: readonly [string, ...string[]]) {
  const { first_name, middle_name, last_name, identification, gender, birthday } = customer;
  const known = documentTypes.find((type) => type === customer.identification_type);
  return {
    first_name,
    middle_name,
    last_name,
    identification_type: known ?? documentTypes[0],
    identification,
    ...dayParts(birthday),
    gender,
    newsletters: customer.newsletter_subscriptions.map(({ subscribed }) => subscribed),
    oldpassword: '',
    password: '',
    password2: '',
  };
}
