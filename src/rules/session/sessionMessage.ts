import {
  badResponse,
  contentProblem,
  defaultMessage,
  type MessageKey,
  messageKey,
} from '#rules/messages/messages.ts';
import type { Problem } from '#schemas/problem.ts';

/** The only message that ends a session, in the response to any call (SESS-10, SESS-46). */
export const resetMarker = 'Requested token not found.';

/** Whether a failed call ends the session (SESS-09, SESS-46). */
export const endsSession = ({ message }: Pick<Problem, 'message'>): boolean => message === resetMarker;

/** The texts of refusals in `texts/login.ts`. */
export type RefusalKey =
  | 'wrongCredentials'
  | 'unknownEmail'
  | 'usedEmail'
  | 'reviewData'
  | 'enablingFailed'
  | 'disablingFailed'
  | 'wrongCode'
  | 'editUnclear'
  | 'registrationUnclear'
  | 'passwordUnclear';

/** The message for the shopper: a text of the session, a general error, or the server's own text. */
export type SessionMessage = { refusal: RefusalKey } | { error: MessageKey } | { text: string };

const refusals: Readonly<Record<string, RefusalKey>> = {
  'Required username and password': 'wrongCredentials',
  'Email not registered.': 'unknownEmail',
  'This email is already in use.': 'usedEmail',
  'Errors in customer data.': 'reviewData',
};

/** Messages that are stored and never shown (ERR-04, ERR-08). */
const unshown: ReadonlySet<string> = new Set([defaultMessage, badResponse, resetMarker, '']);

/** The standard texts of HTTP for a refusal, which come from a proxy and not from the login. */
const reasonPhrases =
  /^(?:bad request|unauthori[sz]ed|forbidden|not found|method not allowed|not acceptable|request timeout|conflict|gone|(?:payload|content) too large|unsupported media type|unprocessable (?:entity|content)|too many requests)\.?$/i;

type Failure = Pick<Problem, 'code' | 'message' | 'status'>;

/** Whether a failure has a text of the server that may be shown (ERR-20). */
const isWorded = ({ code, message, status = 200 }: Failure): boolean =>
  code === 'refused' && !unshown.has(message) && (status < 400 || !reasonPhrases.test(message.trim()));

const refusalOf = ({ message }: Failure): RefusalKey | undefined =>
  Object.hasOwn(refusals, message) ? refusals[message] : undefined;

/** The general message; a 404 is treated like any failure, because no page is missing. */
const generalMessage = (failure: Failure, online: boolean): SessionMessage => ({
  error: endsSession(failure) ? 'authorization' : messageKey(contentProblem(failure), online),
});

/**
 * Returns the message of a failed login, registration, social login or password recovery (ERR-16 to ERR-20): the text of
 * a known refusal, the server's text of another refusal, or the general text without a response.
 */
export function loginMessage(failure: Failure, online: boolean): SessionMessage {
  const refusal = refusalOf(failure);
  if (refusal !== undefined) return { refusal };
  return isWorded(failure) ? { text: failure.message } : generalMessage(failure, online);
}

/** Returns the message of a failed edit; unlike a login, it never shows a text of the server (ERR-18 to ERR-20, ERR-24). */
export function editMessage(failure: Failure, online: boolean): SessionMessage {
  const refusal = refusalOf(failure);
  return refusal === undefined ? generalMessage(failure, online) : { refusal };
}

const twoStepRefusals = {
  enable: 'enablingFailed',
  disable: 'disablingFailed',
  validate: 'wrongCode',
  deleteDevice: undefined,
} as const satisfies Record<string, RefusalKey | undefined>;

/**
 * Returns the message of a failed call of two-step authentication (ERR-42 to ERR-44). Only a refusal of the server means
 * that a code is wrong. The message is general without a response (ERR-12, ERR-15), for an HTTP failure without a text
 * (ERR-14), and for a device that could not be deleted.
 */
export function twoStepMessage(
  call: keyof typeof twoStepRefusals,
  failure: Failure,
  online: boolean,
): SessionMessage {
  const { code, message, status = 200 } = failure;
  const isWordless = status >= 400 && unshown.has(message);
  const refusal = twoStepRefusals[call];
  return refusal !== undefined && code === 'refused' && !endsSession(failure) && !isWordless
    ? { refusal }
    : generalMessage(failure, online);
}
