import { wireTime } from '#mocks/clock.ts';
import { handle, handleForCustomer, notRegistered, ok, refuse, tokenNotFound } from '#mocks/handle.ts';
import type { Database } from '#mocks/database.ts';
import {
  deleteDevice,
  disableTwoStep,
  enableTwoStep,
  getDevices,
  isTwoStepActive,
  validateTwoStep,
} from '#schemas/twoStep.ts';
import { isKnownDevice, nextNumber, openToken, sendCode, sessionOfToken } from './signIn.ts';
import type { CodeRow } from './tables.ts';

/** A masked e-mail address: 'm***@mail.com'. */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1***');

/** The customer who may enter a code with a token: of a session, or of a sign in that waits for it. */
function holderOf(db: Database, token: string) {
  const open = sessionOfToken(db, token);
  if (open !== undefined) return { customer: open.customer, signsIn: false };
  const waiting = db.codes.find(token);
  const customer = waiting?.signsIn ? db.customers.find(waiting.customer) : undefined;
  return customer && { customer, signsIn: true };
}

/** Uses up a code if it is the sent one, from this browser, and has not expired. */
async function isAccepted(
  db: Database,
  { token, code, fingerprint }: Pick<CodeRow, 'token' | 'code' | 'fingerprint'>,
) {
  if (db.codes.find(token) === undefined) return false;
  const now = db.clock.now().getTime();
  let accepted = false;
  await db.codes.change(token, (sent) => {
    accepted = !sent.used && sent.code === code && sent.fingerprint === fingerprint && now < sent.expires;
    if (accepted) sent.used = true;
  });
  return accepted;
}

async function addDevice(db: Database, customer: string, fingerprint: string) {
  if (isKnownDevice(db, customer, fingerprint)) return;
  await db.devices.add({
    id: String(100 + nextNumber(db)),
    customer,
    name: 'Navegador web',
    fingerprint,
    added: db.clock.now().getTime(),
  });
}

const setTwoStep = ({ customers }: Database, id: string, isOn: boolean) =>
  customers.change(id, (row) => {
    row.twoStep = isOn;
  });

/** Two-step authentication, as if the server always had it on. The shop decides whether to use it (TFA-02). */
export const twoStepHandlers = [
  handleForCustomer(isTwoStepActive, ({ customer }) => ({ ...ok, is_active: customer.twoStep })),
  handleForCustomer(getDevices, ({ db, customer }) => ({
    ...ok,
    Device: db.devices
      .list({ where: (row) => row.customer === customer.id })
      .map(({ id, name, fingerprint, added }) => ({ id, name, fingerprint, date: wireTime(added) })),
  })),
  handleForCustomer(deleteDevice, async ({ db, customer, args: { id } }) => {
    if (db.devices.find(id)?.customer !== customer.id) return refuse('Something went wrong.');
    await db.devices.remove(id);
    return ok;
  }),
  handle(enableTwoStep, async ({ db, args: { token, email, fingerprint } }) => {
    const holder = holderOf(db, token);
    const isOver = holder?.signsIn === true && db.codes.find(token)?.used === true;
    if (holder === undefined || isOver) return tokenNotFound();
    const { customer, signsIn } = holder;
    if (email !== customer.email) return notRegistered();
    const expires = await sendCode(db, { token, customer: customer.id, fingerprint, signsIn });
    return { ...ok, data: { email: masked(email), expires: wireTime(expires) } };
  }),
  handleForCustomer(disableTwoStep, async ({ db, customer }) => {
    await setTwoStep(db, customer.id, false);
    return ok;
  }),
  handle(validateTwoStep, async ({ db, args: { token, email, code, fingerprint } }) => {
    const holder = holderOf(db, token);
    if (holder === undefined) return tokenNotFound();
    const { customer, signsIn } = holder;
    if (email !== customer.email) return notRegistered();
    if (!(await isAccepted(db, { token, code, fingerprint }))) return refuse('Invalid code.');
    await addDevice(db, customer.id, fingerprint);
    if (signsIn) return { ...ok, customer: await openToken(db, customer, fingerprint) };
    await setTwoStep(db, customer.id, true);
    return { ...ok, customer: null };
  }),
];
