import type { Ports } from '#api/transport/ports.ts';

/**
 * Where the token is kept, in session storage (SESS-16, SESS-17); only `credentials.ts` writes it. The marker of its
 * session is on the line before it: a tab that the browser opens again may have the token of a session that is over.
 */
export const tokenKey = 'token';

/** The token of this tab, for the transport; undefined without a session. */
export const readToken = (tab: Ports['tab']) => (): string | undefined =>
  tab.getItem(tokenKey)?.split('\n')[1];
