import { customerApi } from '#api/customer.ts';
import { editMessage } from '#rules/session/sessionMessage.ts';
import type { CallArgs } from '#schemas/endpoint.ts';
import type { editCustomer as editCall } from '#schemas/customer.ts';
import type { Problem } from '#schemas/problem.ts';
import { customerRead } from '#store/session/customerEvents.ts';
import type { SessionContext } from './sessionContext.ts';
import { failed, type Outcome } from './signIn.ts';

/** Sends what a customer has changed of herself, and keeps what the server answers (API-72, ACC-07, ACC-08). */
export async function editCustomer(
  context: SessionContext,
  form: CallArgs<typeof editCall>,
): Promise<Outcome> {
  const { store, say } = context;
  const { data, error } = await store.dispatch(
    customerApi.endpoints.editCustomer.initiate(form, { track: false }),
  );
  if (data === undefined) return failed(context, error as Problem, editMessage);
  store.dispatch(customerRead(data));
  say('edited');
  return { kind: 'done' };
}
