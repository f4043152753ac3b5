import { sha256 } from '#lib/sha256.ts';

/** The fields of a customer that tracking uses. */
type Known = Partial<Record<'idCustomer' | 'id_hash' | 'email' | 'gender' | 'birthday', string | undefined>>;

/** A customer in an event (TRACK-01), without name, address and credentials. */
export interface TrackedPerson {
  customerId: string;
  gender: string;
  /** In whole years; left out without a birthday. */
  age?: number;
  /** The hash of `id_hash`, which logs her in and is never sent itself (docs/decisions/060-what-tracking-says.md). */
  hashId?: string;
  hashedEmail?: string;
}

const dated = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/;

/** Whole years from a birthday to today, both YYYY-MM-DD; undefined without a birthday (TRACK-02). */
export function ageOn(birthday: string, today: string): number | undefined {
  const born = dated.exec(birthday)?.groups;
  const now = dated.exec(today)?.groups;
  if (born === undefined || now === undefined) return undefined;
  const years = Number(now['year']) - Number(born['year']);
  const isBefore = today.slice(5) < birthday.slice(5);
  const age = isBefore ? years - 1 : years;
  return age < 0 ? undefined : age;
}

/** The SHA-256 of an e-mail without spaces around it and in lower case; undefined without one (TRACK-03). */
export async function hashedEmail(email: string): Promise<string | undefined> {
  const plain = email.trim().toLowerCase();
  return plain === '' ? undefined : sha256(plain);
}

/** Returns the customer for an event (TRACK-01 to TRACK-03); `today` is YYYY-MM-DD. */
export async function trackedPerson(
  {
    idCustomer = '',
    id_hash = '',
    email = '',
    gender = '',
    // Stryker disable next-line StringLiteral: neither text is a date
    birthday = '',
  }: Known,
  today: string,
): Promise<TrackedPerson> {
  const age = ageOn(birthday, today);
  const [hashId, hashed] = await Promise.all([
    id_hash === '' ? undefined : sha256(id_hash),
    hashedEmail(email),
  ]);
  return {
    customerId: idCustomer,
    gender,
    ...(age !== undefined && { age }),
    ...(hashId !== undefined && { hashId }),
    ...(hashed !== undefined && { hashedEmail: hashed }),
  };
}
