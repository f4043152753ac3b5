import type { Endpoint } from '#schemas/endpoint.ts';
import type { StorePorts } from './ports.ts';

type Session = Pick<StorePorts, 'epoch' | 'token'>;

/**
 * The arguments of a call with the token of the session, unless they have one: while a code is awaited, calls carry that
 * of the sign in. Where the token takes the place of a field of anonymous visitors, it does so in a session (API-57).
 * Undefined for a call that needs a session where there is none.
 */
export function withToken(
  { auth, takesToken, tokenReplaces }: Endpoint,
  args: Record<string, unknown>,
  session: Session,
) {
  const token = session.token?.();
  if (tokenReplaces !== undefined && token !== undefined)
    return { ...args, token, [tokenReplaces]: undefined };
  const complete = auth || (takesToken && token !== undefined) ? { token, ...args } : args;
  return auth && complete['token'] === undefined ? undefined : complete;
}

/**
 * Tells whether a call still belongs to the session it is sent in; one that belongs to none always does. One with a token
 * does so as long as the tab has that token: what is said of an earlier one must not end the session that a new one opened.
 */
export function sessionOf(
  { auth, ofSession, takesToken, tokenReplaces }: Endpoint,
  { epoch, token }: Session,
): () => boolean {
  const mayHave = takesToken ?? tokenReplaces !== undefined;
  const hasToken = auth || (mayHave && token?.() !== undefined);
  const stamp = () => (auth || ofSession) && `${epoch()} ${hasToken && token?.()}`;
  const sentIn = stamp();
  return () => stamp() === sentIn;
}
