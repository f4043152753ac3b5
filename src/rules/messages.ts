import type { Problem } from '#schemas/problem.ts';

/** What the state keeps of a failure that carries no message (ERR-01); nobody reads it on screen (ERR-04). */
export const defaultMessage = 'Something went wrong.';

/** What the state keeps of HTTP 400 and above on menu, city and region calls (ERR-02). */
export const badResponse = 'Bad response from server';

/** The key, in the error texts, of what the visitor reads. */
export type MessageKey = 'generic' | 'offline' | 'missingPage' | 'authorization';

/**
 * What the visitor reads of a failed call (ERR-04, ERR-12 to ERR-15): never the server's own words. Without
 * network the generic text gives way to the one about the connection.
 */
export function messageKey({ status }: Pick<Problem, 'status'>, online: boolean): MessageKey {
  if (status === 404 || status === 410) return 'missingPage';
  if (status === 401 || status === 403) return 'authorization';
  return online ? 'generic' : 'offline';
}
