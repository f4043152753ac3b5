import { customerApi } from '#api/customer.ts';
import { newAnswer } from '#api/transport/request.ts';
import { isSaved } from '#rules/account/editedCustomer.ts';
import { editMessage } from '#rules/session/sessionMessage.ts';
import type { Customer } from '#schemas/customerShape.ts';
import type { CallArgs } from '#schemas/endpoint.ts';
import type { editCustomer as editCall } from '#schemas/customer.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectOnline } from '#store/online.ts';
import { customerRead } from '#store/session/customerEvents.ts';
import { formFound } from '#store/session/formEvents.ts';
import type { SessionContext } from './sessionContext.ts';
import { failed, type Outcome } from './signIn.ts';
import { forgetUnclear, mayBeDone } from './unclearForms.ts';

type Form = CallArgs<typeof editCall>;

const { editCustomer: edit, getCustomer } = customerApi.endpoints;

const send = ({ store }: SessionContext, form: Form) => store.dispatch(edit.initiate(form, { track: false }));

const isOldPasswordWrong = (context: SessionContext, problem: Problem) =>
  failed(context, problem, editMessage).wrong?.includes('oldpassword') === true;

/** What is found of an edit that has failed; else nobody knows whether it was done, or whether her password has changed. */
type Found = { saved: Partial<Customer> } | 'editUnclear' | 'passwordUnclear' | undefined;

/** Finds an edit in the details that the server has now. */
async function findDetails({ store }: SessionContext, form: Form): Promise<Found> {
  const { session } = store;
  const read = await store.dispatch(getCustomer.initiate({}, { forceRefetch: true, subscribe: false }));
  // After the end of the session the guard leads elsewhere.
  if (session !== store.session) return undefined;
  const answer = newAnswer(read);
  if (answer === undefined) return 'editUnclear';
  if (!isSaved(answer.customer, form)) return undefined;
  store.dispatch(formFound({ form: 'edit' }));
  return { saved: answer.customer };
}

/**
 * Finds a new password by the same edit with it as the old one: where it was changed nothing is by the repetition, and
 * where it was not, that is refused.
 */
async function findPassword(context: SessionContext, form: Form, password: string): Promise<Found> {
  const { session } = context.store;
  const { data, error } = await send(context, { ...form, oldpassword: password });
  if (data !== undefined) return { saved: data };
  if (session !== context.store.session) return undefined;
  return isOldPasswordWrong(context, error as Problem) ? undefined : 'passwordUnclear';
}

/** Finds an edit that may have been done all the same, because its answer alone was lost. */
async function findDone(context: SessionContext, form: Form, problem: Problem): Promise<Found> {
  const { email, oldpassword = '', password } = form;
  const isRepetition = isOldPasswordWrong(context, problem);
  const values = [email, oldpassword, password ?? ''];
  if (!mayBeDone(context.store, problem, { values, isRepetition })) return undefined;
  return password === undefined ? findDetails(context, form) : findPassword(context, form, password);
}

/** Sends what a customer has changed of herself, and keeps what the server answers (API-72, ACC-07, ACC-08). */
export async function editCustomer(context: SessionContext, form: Form): Promise<Outcome> {
  const { store, say } = context;
  const isOnline = selectOnline(store.getState());
  const { data, error } = await send(context, form);
  const found = data === undefined ? await findDone(context, form, error as Problem) : { saved: data };
  if (found === undefined || typeof found === 'string') {
    // Without network nothing was sent.
    if (found && isOnline) return { kind: 'failed', message: { refusal: found } };
    return failed(context, error as Problem, editMessage);
  }
  forgetUnclear(store);
  store.dispatch(customerRead(found.saved));
  say('edited');
  return { kind: 'done' };
}
