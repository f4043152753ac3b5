import { newsletters } from '#fixtures/customer.ts';
import { codeLife, hashLife, tokenLife } from '#mocks/clock.ts';
import type { Database } from '#mocks/database.ts';
import type { SignedInCustomer } from '#schemas/customerShape.ts';
import type { CustomerRow } from './tables.ts';

/** The code that the mock sends every time. */
const sentCode = '1234';

const now = ({ clock }: Database) => clock.now().getTime();

/** A number that was not issued before. */
export function nextNumber(db: Database): number {
  db.given += 1;
  return db.given;
}

/** The fields of a customer in every reply. */
export const detailsOf = (row: CustomerRow) => ({
  id_customer: row.id,
  email: row.email,
  first_name: row.first_name,
  middle_name: row.middle_name,
  last_name: row.last_name,
  gender: row.gender,
  birthday: row.birthday,
  identification: row.identification,
  identification_type: row.identification_type,
  id_hash: row.hash,
  newsletter_subscriptions: newsletters.map(({ key, label }) => ({
    key,
    label,
    subscribed: row.newsletters.includes(key),
  })),
  is_newsletter_subscribed: row.newsletters.length > 0,
  visitor_has_orders: row.hasOrders,
});

const deviceWith = ({ devices }: Database, customer: string, fingerprint: string) =>
  devices.list({ where: (row) => row.customer === customer && row.fingerprint === fingerprint })[0];

/** Whether a customer signs in from this browser without a code. */
export const isKnownDevice = (db: Database, customer: string, fingerprint: string) =>
  deviceWith(db, customer, fingerprint) !== undefined;

/**
 * Makes this browser the device of the seed that has no fingerprint yet, so that `confiada` needs no code in any
 * browser.
 */
async function claimDevice(db: Database, customer: string, fingerprint: string) {
  const free = deviceWith(db, customer, '');
  if (free === undefined || isKnownDevice(db, customer, fingerprint)) return;
  await db.devices.change(free.id, (row) => {
    row.fingerprint = fingerprint;
  });
}

/** Sends a customer a code for a token; an earlier code for this token is no longer valid. */
export async function sendCode(
  db: Database,
  to: { token: string; customer: string; fingerprint: string; signsIn: boolean },
): Promise<number> {
  const row = { ...to, code: sentCode, expires: now(db) + codeLife, used: false };
  if (db.codes.find(to.token) === undefined) await db.codes.add(row);
  else await db.codes.change(to.token, (stored) => Object.assign(stored, row));
  return row.expires;
}

/** Opens a session: a new token, and another week for the hash. */
export async function openToken(
  db: Database,
  row: CustomerRow,
  fingerprint: string,
): Promise<SignedInCustomer> {
  const token = `tok-${row.id}-${nextNumber(db)}`;
  await db.tokens.add({ token, customer: row.id, fingerprint, expires: now(db) + tokenLife });
  await db.customers.change(row.id, (stored) => {
    stored.hashExpires = now(db) + hashLife;
  });
  return {
    ...detailsOf(row),
    token,
    two_step_auth_enable: row.twoStep,
    two_step_auth_device_active: row.twoStep && isKnownDevice(db, row.id, fingerprint),
    two_step_auth_data: null,
  };
}

/** The reply to a sign in: a token, or the token for the sent code (TFA-04, TFA-11). */
export async function signIn(db: Database, row: CustomerRow, fingerprint: string): Promise<SignedInCustomer> {
  await claimDevice(db, row.id, fingerprint);
  if (!row.twoStep || isKnownDevice(db, row.id, fingerprint)) return openToken(db, row, fingerprint);
  const token = `2fa-${row.id}-${nextNumber(db)}`;
  await sendCode(db, { token, customer: row.id, fingerprint, signsIn: true });
  return {
    ...detailsOf(row),
    token: '',
    two_step_auth_enable: true,
    two_step_auth_device_active: false,
    two_step_auth_data: { fingerprint, token },
  };
}

/** The session of a valid token, and its customer. */
export function sessionOfToken(db: Database, token: string) {
  const open = db.tokens.find(token);
  const customer = open && db.customers.find(open.customer);
  if (open === undefined || customer === undefined || open.expires <= now(db)) return undefined;
  return { customer, fingerprint: open.fingerprint };
}

export const isFresh = (db: Database, row: CustomerRow) => now(db) < row.hashExpires;
