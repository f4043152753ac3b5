import type { Endpoint } from '#schemas/endpoint.ts';
import type { StorePorts } from './ports.ts';

type Session = Pick<StorePorts, 'epoch' | 'token'>;

/**
 * The arguments of a call with the token of the session, unless they have one: while a code is awaited, calls carry that
 * of the sign in. Undefined for a call that needs a session where there is none.
 */
export function withToken({ auth }: Endpoint, args: Record<string, unknown>, { token }: Session) {
  const complete = auth ? { token: token?.(), ...args } : args;
  return auth && complete['token'] === undefined ? undefined : complete;
}

/**
 * Tells whether a call still belongs to the session it is sent in; one that belongs to none always does. One with a token
 * does so as long as the tab has that token: what is said of an earlier one must not end the session that a new one opened.
 */
export function sessionOf({ auth, ofSession }: Endpoint, { epoch, token }: Session): () => boolean {
  const stamp = () => (auth || ofSession) && `${epoch()} ${auth && token?.()}`;
  const sentIn = stamp();
  return () => stamp() === sentIn;
}
