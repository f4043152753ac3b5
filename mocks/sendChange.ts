import type { HttpHandler } from 'msw';
import type { ArgsOf, Endpoint } from '#schemas/endpoint.ts';
import { handlerIndex } from './handlerIndex.ts';
import type { Session } from './session.ts';

/**
 * Sends a form to a call of the mock, for a state in which a change was made by the call itself: one that is answered and
 * not made does not lead there. Throws if it is refused.
 */
export async function sendChange<E extends Endpoint>(
  { name, country }: Session,
  handlers: HttpHandler[],
  { name: call, method, base, path, apiVersion }: E,
  args: ArgsOf<E>,
): Promise<void> {
  const response = await handlerIndex(handlers)(
    new Request(`http://mock/${base}/${path}?api_version=${apiVersion}`, {
      method,
      headers: { 'x-mock-session': name.slice(`${country}:`.length), 'x-mock-country': country },
      body: new URLSearchParams(args as Record<string, string>),
    }),
  );
  const reply = (await response?.json()) as { error: boolean; message: string } | undefined;
  if (reply?.error !== false)
    throw new Error(`Failed to set the state: ${call} answers '${reply?.message}'.`);
}
