import { newsletters } from '#fixtures/customer.ts';
import { codeLife, hashLife, tokenLife } from '#mocks/clock.ts';
import type { Session } from '#mocks/session.ts';
import type { SignedInCustomer } from '#schemas/customerShape.ts';
import type { CustomerRow } from './tables.ts';

/** The code that the mock sends every time. */
const sentCode = '1234';

const now = ({ clock }: Session) => clock.now().getTime();

/** A number that was not issued before. */
export function nextNumber(session: Session): number {
  session.given += 1;
  return session.given;
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

const deviceWith = ({ devices }: Session, customer: string, fingerprint: string) =>
  devices.list({ where: (row) => row.customer === customer && row.fingerprint === fingerprint })[0];

/** Whether a customer signs in from this browser without a code. */
export const isKnownDevice = (session: Session, customer: string, fingerprint: string) =>
  deviceWith(session, customer, fingerprint) !== undefined;

/**
 * Makes this browser the device of the seed that has no fingerprint yet, so that `confiada` needs no code in any
 * browser.
 */
async function claimDevice(session: Session, customer: string, fingerprint: string) {
  const free = deviceWith(session, customer, '');
  if (free === undefined || isKnownDevice(session, customer, fingerprint)) return;
  await session.devices.change(free.id, (row) => {
    row.fingerprint = fingerprint;
  });
}

/** Sends a customer a code for a token; an earlier code for this token is no longer valid. */
export async function sendCode(
  session: Session,
  to: { token: string; customer: string; fingerprint: string; signsIn: boolean },
): Promise<number> {
  const row = { ...to, code: sentCode, expires: now(session) + codeLife, used: false };
  if (session.codes.find(to.token) === undefined) await session.codes.add(row);
  else await session.codes.change(to.token, (stored) => Object.assign(stored, row));
  return row.expires;
}

/** Opens a session: a new token, and another week for the hash. */
export async function openToken(
  session: Session,
  row: CustomerRow,
  fingerprint: string,
): Promise<SignedInCustomer> {
  const token = `tok-${row.id}-${nextNumber(session)}`;
  await session.tokens.add({ token, customer: row.id, fingerprint, expires: now(session) + tokenLife });
  await session.customers.change(row.id, (stored) => {
    stored.hashExpires = now(session) + hashLife;
  });
  return {
    ...detailsOf(row),
    token,
    two_step_auth_enable: row.twoStep,
    two_step_auth_device_active: row.twoStep && isKnownDevice(session, row.id, fingerprint),
    two_step_auth_data: null,
  };
}

/** The reply to a sign in: a token, or the token for the sent code (TFA-04, TFA-11). */
export async function signIn(
  session: Session,
  row: CustomerRow,
  fingerprint: string,
): Promise<SignedInCustomer> {
  await claimDevice(session, row.id, fingerprint);
  if (!row.twoStep || isKnownDevice(session, row.id, fingerprint))
    return openToken(session, row, fingerprint);
  const token = `2fa-${row.id}-${nextNumber(session)}`;
  await sendCode(session, { token, customer: row.id, fingerprint, signsIn: true });
  return {
    ...detailsOf(row),
    token: '',
    two_step_auth_enable: true,
    two_step_auth_device_active: false,
    two_step_auth_data: { fingerprint, token },
  };
}

/** The session of a valid token, and its customer. */
export function sessionOfToken(session: Session, token: string) {
  const open = session.tokens.find(token);
  const customer = open && session.customers.find(open.customer);
  if (open === undefined || customer === undefined || open.expires <= now(session)) return undefined;
  return { customer, fingerprint: open.fingerprint };
}

export const isFresh = (session: Session, row: CustomerRow) => now(session) < row.hashExpires;
