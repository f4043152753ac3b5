import type { FlashMessage } from '#schemas/persisted.ts';
import type { Problem } from '#schemas/problem.ts';

/** The stored message of a failure without one (ERR-01); it is never shown (ERR-04). */
export const defaultMessage = 'Something went wrong.';

/** The stored message of HTTP 400 and above on menu, city and region calls (ERR-02). */
export const badResponse = 'Bad response from server';

/** The key of an error text. */
export type MessageKey = 'generic' | 'offline' | 'missingPage' | 'authorization';

/**
 * Maps a 404 or 410 to the generic problem, for a screen that always exists, such as home or the menu: the content is
 * missing, not the page, so the shopper can retry (HOME-12, MENU-12).
 */
export const contentProblem = (problem: Pick<Problem, 'status'>): Pick<Problem, 'status'> =>
  problem.status === 404 || problem.status === 410 ? {} : problem;

/**
 * The key of the text for a failed call: never the server's own message. Without network it is the text about the
 * connection instead of the generic one. (ERR-04, ERR-12 to ERR-15)
 */
export function messageKey({ status }: Pick<Problem, 'status'>, online: boolean): MessageKey {
  if (status === 404 || status === 410) return 'missingPage';
  if (status === 401 || status === 403) return 'authorization';
  return online ? 'generic' : 'offline';
}

/** Time in ms for which flash messages are shown after the newest was queued (APP-39, APP-40). */
export const flashDuration = 5_000;

/** The queue with one more message; the same object for a queued text, whose time goes on (APP-36, APP-37). */
export function queueFlash(queue: FlashMessage[], message: FlashMessage): FlashMessage[] {
  return queue.some(({ text }) => text === message.text) ? queue : [...queue, message];
}

/** Whether a failed call may have been applied: its response was lost or is invalid (KEEP-03). */
export const isUnclear = ({ code }: Pick<Problem, 'code'>): boolean =>
  code !== 'refused' && code !== 'aborted';
