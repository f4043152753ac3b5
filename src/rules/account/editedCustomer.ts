import type { Customer } from '#schemas/customerShape.ts';
import { dayParts } from './shownDetails.ts';

interface Newsletter {
  key: string;
}

/**
 * Which newsletters a customer wants, as the server takes it (API-72): JSON with the choice for each of those that she was
 * shown, in their order.
 */
export const subscriptionsText = (shown: readonly Newsletter[], wanted: readonly boolean[]): string =>
  JSON.stringify(shown.map(({ key }, place) => ({ key, subscribed: wanted[place] === true })));

const details = [
  'first_name',
  'middle_name',
  'last_name',
  'identification',
  'identification_type',
  'gender',
] as const;

type Details = Pick<Customer, (typeof details)[number]>;

/** Whether the details of a customer, as the server has them, are those that an edit has sent (API-72). */
export function isSaved(
  customer: Details & Pick<Customer, 'birthday' | 'newsletter_subscriptions'>,
  edit: Details & ReturnType<typeof dayParts> & { newsletter_subscriptions: string },
): boolean {
  const { birthday, newsletter_subscriptions: newsletters } = customer;
  const wanted = newsletters.map(({ subscribed }) => subscribed);
  const { day, month, year } = dayParts(birthday);
  return (
    details.every((name) => customer[name] === edit[name]) &&
    [day, month, year].join() === [edit.day, edit.month, edit.year].join() &&
    subscriptionsText(newsletters, wanted) === edit.newsletter_subscriptions
  );
}
