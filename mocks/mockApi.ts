import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Answer } from './handlerIndex.ts';

/** Names a visitor of the mock over HTTP; its own cookie, unknown to the shop. */
const visitorCookie = 'mock-session';

/**
 * Answers a call over HTTP. Each visitor has data of their own, told apart by the header `x-mock-session` or else by a
 * cookie that is set here: a handler that sets cookies would hand one visitor's to the next.
 */
export function mockApi(answer: Answer) {
  return async (context: Context) => {
    const { raw } = context.req;
    const named = raw.headers.get('x-mock-session') ?? getCookie(context, visitorCookie);
    const visitor = named ?? randomUUID();
    const headers = new Headers(raw.headers);
    headers.set('x-mock-session', visitor);
    const response = await answer(new Request(raw, { headers }));
    if (response === undefined) {
      const message = `Failed to answer: the mock backend has no handler for ${raw.method} ${context.req.path}.`;
      return context.json({ error: true, message }, 501);
    }
    if (response.type === 'error') {
      context.env.outgoing?.destroy();
      return context.body(null, 500);
    }
    if (named === undefined)
      setCookie(context, visitorCookie, visitor, { httpOnly: true, sameSite: 'Lax', path: '/' });
    return context.newResponse(response.body, response.status as 200, {
      'cache-control': 'no-store',
      ...Object.fromEntries(response.headers),
    });
  };
}
