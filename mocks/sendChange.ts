import type { HttpHandler } from 'msw';
import type { ArgsOf, Endpoint } from '#schemas/endpoint.ts';
import { handlerIndex } from './handlerIndex.ts';
import type { Session } from './session.ts';

/**
 * Sends a form to a call of the mock, and what the call has beside it to its query, for a state in which a change was
 * made by the call itself: one that is answered and not made does not lead there. Throws if it is refused.
 */
export async function sendChange<E extends Endpoint>(
  { name: session, country }: Session,
  handlers: HttpHandler[],
  { name: call, method, base, path, apiVersion, form }: E,
  args: ArgsOf<E>,
): Promise<void> {
  const query = new URLSearchParams({ api_version: String(apiVersion) });
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(args as Record<string, string>))
    (name in (form?.entries ?? {}) ? body : query).append(name, value);
  const response = await handlerIndex(handlers)(
    new Request(`http://mock/${base}/${path}?${query}`, {
      method,
      headers: { 'x-mock-session': session.slice(`${country}:`.length), 'x-mock-country': country },
      body,
    }),
  );
  const reply = (await response?.json()) as { error: boolean; message: string } | undefined;
  if (reply?.error !== false)
    throw new Error(`Failed to set the state: ${call} answers '${reply?.message}'.`);
}
