import { customerApi } from '#api/customer.ts';
import { newAnswer } from '#api/transport/request.ts';
import { confirmWrite } from '#flows/confirmWrite.ts';
import { isSaved } from '#rules/account/shownDetails.ts';
import { editMessage } from '#rules/session/sessionMessage.ts';
import type { editCustomer as editCall } from '#schemas/customer.ts';
import type { Customer } from '#schemas/customerShape.ts';
import type { CallArgs } from '#schemas/endpoint.ts';
import type { Problem } from '#schemas/problem.ts';
import { customerRead } from '#store/session/customerEvents.ts';
import { formFound } from '#store/session/formEvents.ts';
import type { ActionOutcome } from './formOutcome.ts';
import type { SessionContext } from './sessionContext.ts';
import { failed } from './signIn.ts';

type Form = CallArgs<typeof editCall>;

const { editCustomer: edit, getCustomer } = customerApi.endpoints;

const send = ({ store }: SessionContext, form: Form) => store.dispatch(edit.initiate(form, { track: false }));

const isOldPasswordWrong = (context: SessionContext, problem: Problem) =>
  failed(context, problem, editMessage).wrong?.includes('oldpassword') === true;

/** What a failed edit has saved: false if nothing, undefined if unknown. */
type Found = Partial<Customer> | false | undefined;

/** Finds an edit in the details that the server has now. */
async function findDetails({ store }: SessionContext, form: Form): Promise<Found> {
  const read = await store.dispatch(getCustomer.initiate({}, { forceRefetch: true, subscribe: false }));
  const { customer } = newAnswer(read) ?? {};
  if (customer === undefined || !isSaved(customer, form)) return customer && false;
  store.dispatch(formFound({ form: 'edit' }));
  return customer;
}

/** Finds a new password by repeating the edit with it as the old one, which is refused if it was not changed. */
async function findPassword(context: SessionContext, form: Form, password: string): Promise<Found> {
  const { data, error } = await send(context, { ...form, oldpassword: password });
  return data ?? (isOldPasswordWrong(context, error as Problem) ? false : undefined);
}

/** Sends the details that a customer has changed, and stores the reply (API-72, ACC-07, ACC-08). */
export async function editCustomer(context: SessionContext, form: Form): Promise<ActionOutcome> {
  const { store, say } = context;
  const { email, oldpassword = '', password } = form;
  const written = await confirmWrite(store, {
    send: () => send(context, form),
    readAfter: () =>
      password === undefined ? findDetails(context, form) : findPassword(context, form, password),
    isDone: (found) => found,
    values: [email, oldpassword, password ?? ''],
    isRepetition: (problem) => isOldPasswordWrong(context, problem),
  });
  if (written.kind === 'unclear')
    return {
      kind: 'failed',
      message: { refusal: password === undefined ? 'editUnclear' : 'passwordUnclear' },
    };
  if (written.kind !== 'done') return failed(context, written.problem, editMessage);
  store.dispatch(customerRead(written.reply ?? written.found));
  say('edited');
  return { kind: 'done' };
}
