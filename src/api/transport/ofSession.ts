import type { Endpoint } from '#schemas/endpoint.ts';
import type { StorePorts } from './ports.ts';

type Session = Pick<StorePorts, 'epoch' | 'token'>;

/**
 * The arguments of a call with the token of the session, unless they have one: while a code is awaited, calls carry that
 * of the sign in. Where the token takes the place of a field of anonymous visitors, it does so in a session (API-57).
 * Undefined for a call that needs a session where there is none.
 */
export function withToken(
  { auth, tokenReplaces }: Endpoint,
  args: Record<string, unknown>,
  session: Session,
) {
  const token = session.token?.();
  if (tokenReplaces !== undefined && token !== undefined)
    return { ...args, token, [tokenReplaces]: undefined };
  const complete = auth ? { token, ...args } : args;
  return auth && complete['token'] === undefined ? undefined : complete;
}

/**
 * Tells whether a call still belongs to the session it is sent in; one that belongs to none always does. One with a token
 * does so as long as the tab has that token: what is said of an earlier one must not end the session that a new one opened.
 */
export function sessionOf(
  { auth, ofSession, tokenReplaces }: Endpoint,
  { epoch, token }: Session,
): () => boolean {
  const hasToken = auth || (tokenReplaces !== undefined && token?.() !== undefined);
  const stamp = () => (auth || ofSession) && `${epoch()} ${hasToken && token?.()}`;
  const sentIn = stamp();
  return () => stamp() === sentIn;
}
