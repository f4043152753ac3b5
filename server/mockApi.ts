import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Respond } from '#mocks/handlerIndex.ts';

/** Handles a call over HTTP, for the visitor of the request. */
export function mockApi(respond: Respond) {
  return async (context: Context) => {
    const { raw } = context.req;
    const { visitor, remember } = visitorOf(context);
    const headers = new Headers(raw.headers);
    headers.set('x-mock-visitor', visitor);
    // HEAD is handled like GET; the server omits the body.
    const isHead = raw.method === 'HEAD';
    const response = await respond(new Request(raw, { headers, ...(isHead && { method: 'GET' }) }));
    if (response === undefined) {
      const message = `Failed to answer: the mock backend has no handler for ${raw.method} ${context.req.path}.`;
      return context.json({ error: true, message }, 501);
    }
    if (response.type === 'error') {
      context.env.outgoing?.destroy();
      return context.body(null, 500);
    }
    remember();
    return context.newResponse(response.body, response.status as 200, {
      'cache-control': 'no-store',
      ...Object.fromEntries(response.headers),
    });
  };
}

/** The cookie that identifies a visitor of the mock; the shop does not know it. */
const visitorCookie = 'mock-visitor';

/** The visitor who sends a request: named by the header `x-mock-visitor`, else by a cookie, else a new one. */
export function visitorOf(context: Context) {
  const named = context.req.header('x-mock-visitor') ?? getCookie(context, visitorCookie);
  const visitor = named ?? randomUUID();
  return {
    visitor,
    /**
     * Sets the cookie of a new visitor. Done here because msw shares cookies of handlers among all visitors.
     */
    remember: () => {
      if (named === undefined)
        setCookie(context, visitorCookie, visitor, { httpOnly: true, sameSite: 'Lax', path: '/' });
    },
  };
}
