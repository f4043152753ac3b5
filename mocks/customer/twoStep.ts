import { wireTime } from '#mocks/clock.ts';
import { handle, handleForCustomer, notRegistered, ok, refuse, tokenNotFound } from '#mocks/handle.ts';
import type { Session } from '#mocks/session.ts';
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
function holderOf(session: Session, token: string) {
  const open = sessionOfToken(session, token);
  if (open !== undefined) return { customer: open.customer, signsIn: false };
  const waiting = session.codes.find(token);
  const customer = waiting?.signsIn ? session.customers.find(waiting.customer) : undefined;
  return customer && { customer, signsIn: true };
}

/** Uses up a code if it is the sent one, from this browser, and has not expired. */
async function isAccepted(
  session: Session,
  { token, code, fingerprint }: Pick<CodeRow, 'token' | 'code' | 'fingerprint'>,
) {
  if (session.codes.find(token) === undefined) return false;
  const now = session.clock.now().getTime();
  let accepted = false;
  await session.codes.change(token, (sent) => {
    accepted = !sent.used && sent.code === code && sent.fingerprint === fingerprint && now < sent.expires;
    if (accepted) sent.used = true;
  });
  return accepted;
}

async function addDevice(session: Session, customer: string, fingerprint: string) {
  if (isKnownDevice(session, customer, fingerprint)) return;
  await session.devices.add({
    id: String(100 + nextNumber(session)),
    customer,
    name: 'Navegador web',
    fingerprint,
    added: session.clock.now().getTime(),
  });
}

const setTwoStep = ({ customers }: Session, id: string, isOn: boolean) =>
  customers.change(id, (row) => {
    row.twoStep = isOn;
  });

/** Two-step authentication, as if the server always had it on. The shop decides whether to use it (TFA-02). */
export const twoStepHandlers = [
  handleForCustomer(isTwoStepActive, ({ customer }) => ({ ...ok, is_active: customer.twoStep })),
  handleForCustomer(getDevices, ({ session, customer }) => ({
    ...ok,
    Device: session.devices
      .list({ where: (row) => row.customer === customer.id })
      .map(({ id, name, fingerprint, added }) => ({ id, name, fingerprint, date: wireTime(added) })),
  })),
  handleForCustomer(deleteDevice, async ({ session, customer, args: { id } }) => {
    if (session.devices.find(id)?.customer !== customer.id) return refuse('Something went wrong.');
    await session.devices.remove(id);
    return ok;
  }),
  handle(enableTwoStep, async ({ session, args: { token, email, fingerprint } }) => {
    const holder = holderOf(session, token);
    const isOver = holder?.signsIn === true && session.codes.find(token)?.used === true;
    if (holder === undefined || isOver) return tokenNotFound();
    const { customer, signsIn } = holder;
    if (email !== customer.email) return notRegistered();
    const expires = await sendCode(session, { token, customer: customer.id, fingerprint, signsIn });
    return { ...ok, data: { email: masked(email), expires: wireTime(expires) } };
  }),
  handleForCustomer(disableTwoStep, async ({ session, customer }) => {
    await setTwoStep(session, customer.id, false);
    return ok;
  }),
  handle(validateTwoStep, async ({ session, args: { token, email, code, fingerprint } }) => {
    const holder = holderOf(session, token);
    if (holder === undefined) return tokenNotFound();
    const { customer, signsIn } = holder;
    if (email !== customer.email) return notRegistered();
    if (!(await isAccepted(session, { token, code, fingerprint }))) return refuse('Invalid code.');
    await addDevice(session, customer.id, fingerprint);
    if (signsIn) return { ...ok, customer: await openToken(session, customer, fingerprint) };
    await setTwoStep(session, customer.id, true);
    return { ...ok, customer: null };
  }),
];
