import type { Endpoint } from '#schemas/endpoint.ts';
import type { StorePorts } from './ports.ts';

type Session = Pick<StorePorts, 'epoch' | 'token'>;

/**
 * Adds the session's token to the arguments of a call, unless they have a token: calls of a sign in that awaits its code
 * have their own. In a session the token replaces a field that guests send (API-57). Undefined if the call needs a
 * session and there is none.
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
 * Returns a function that checks whether the session in which a call was sent is still open. A call with a token belongs
 * to the session of that token, so that its response cannot end a newer session. A call without a session always passes.
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
