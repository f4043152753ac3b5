/** What the answer to a login has of the session that it opens; the server opens none where a text is ''. */
interface OpenedSession {
  token: string;
  customer: { idCustomer: string; id_hash: string };
}

/** What the answer to a login says of two-step authentication and of the session. */
interface LoginAnswer extends OpenedSession {
  two_step_auth_enable: boolean;
  two_step_auth_device_active: boolean;
}

/** How a login goes on: it is complete, needs the code of two steps, or has failed although it was answered. */
export type LoginStep = 'complete' | 'code' | 'failed';

/**
 * Whether an answer opens a session: with a token, and with the customer and the hash that the next tab needs (SESS-16,
 * SESS-17, SESS-20).
 */
export const opensSession = ({ token, customer }: OpenedSession): boolean =>
  ![token, customer.idCustomer, customer.id_hash].includes('');

/**
 * The next step of a login that the server has accepted (TFA-02, TFA-04, TFA-11). `offered` is the setting of the
 * environment: without it the fields of two steps are ignored. A complete login opens a session; without one nobody is
 * logged in.
 */
export function loginStep(answer: LoginAnswer, offered: boolean): LoginStep {
  if (offered && answer.two_step_auth_enable && !answer.two_step_auth_device_active) return 'code';
  return opensSession(answer) ? 'complete' : 'failed';
}
