import type { Customer } from '#schemas/customerShape.ts';

/** Written here, because the platform's formatter differs between versions (FMT-02). */
const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

const written = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:[ T](?<time>\d\d:\d\d)(?::\d\d(?:\.\d+)?)?)?$/;

/**
 * Parses a date of the server, YYYY-MM-DD with or without a time, without shifting it to the device's time zone (FMT-04).
 * Undefined for an invalid date or time.
 */
function partsOf(text: string) {
  // Stryker disable next-line StringLiteral: unreachable fallback, needed for the type
  const { year = '', month = '', day = '', time } = written.exec(text)?.groups ?? {};
  const date = `${year}-${month}-${day}`;
  const read = new Date(`${date}T${time ?? '00:00'}:00Z`);
  if (Number.isNaN(read.getTime())) return undefined;
  // 29 February of another year is read as a day of March, and 24:00 as the next day.
  return read.toISOString().startsWith(date) ? { year, month, day, time } : undefined;
}

/** Returns day, month and year of a server's date for a form; empty texts for an invalid date (SESS-29, FMT-04). */
export function dayParts(text: string): Record<'day' | 'month' | 'year', string> {
  const { day = '', month = '', year = '' } = partsOf(text) ?? {};
  return { day, month, year };
}

/** Formats a server's date as DD/MM/YYYY; returns `unknown` for an invalid date (FMT-03 to FMT-05, ACC-04). */
// Stryker disable next-line StringLiteral: unreachable fallback, needed for the type
export function shownDay(text = '', unknown: string = unknownDetail): string {
  const parts = partsOf(text);
  return parts ? `${parts.day}/${parts.month}/${parts.year}` : unknown;
}

/**
 * Formats a server's date in words with its time, if it has one: '5 de marzo de 2024 14:07'. Returns `unknown` for an
 * invalid date (FMT-01, FMT-02, FMT-04).
 */
// Stryker disable next-line StringLiteral: unreachable fallback, needed for the type
export function shownMoment(text = '', unknown: string = unknownDetail): string {
  const parts = partsOf(text);
  if (parts === undefined) return unknown;
  const { year, month, day, time } = parts;
  return [`${Number(day)} de ${months[Number(month) - 1]} de ${year}`, time].filter(Boolean).join(' ');
}

/** Shown for an unknown detail (ACC-03, ACC-04). */
export const unknownDetail = '-';

type FullName = Partial<Record<'first_name' | 'middle_name' | 'last_name', string | undefined>>;

/** First, middle and last name with single spaces between them, empty ones left out (FMT-08). */
export const fullName = ({ first_name, middle_name, last_name }: FullName): string =>
  [first_name, middle_name, last_name]
    .flatMap((name) => name?.split(/\s/) ?? [])
    .filter((part) => part !== '')
    .join(' ');

const isKnown = (gender: string | undefined): gender is 'male' | 'female' =>
  gender === 'male' || gender === 'female';

/** The name of a gender in the given texts; the server knows two (ACC-03). */
export const shownGender = (
  gender: string | undefined,
  names: Readonly<Record<'male' | 'female', string>>,
): string => (isKnown(gender) ? names[gender] : unknownDetail);

/** The choice for each newsletter that the customer was shown, in JSON (API-72). */
export const subscriptionsText = (shown: readonly { key: string }[], wanted: readonly boolean[]): string =>
  JSON.stringify(shown.map(({ key }, index) => ({ key, subscribed: wanted[index] === true })));

const details = [
  'first_name',
  'middle_name',
  'last_name',
  'identification',
  'identification_type',
  'gender',
] as const;

type Details = Pick<Customer, (typeof details)[number]>;

/** Whether the customer on the server has the details that an edit has sent (API-72). */
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
