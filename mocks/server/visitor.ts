import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** The cookie that identifies a visitor of the mock; the shop does not know it. */
const visitorCookie = 'mock-session';

/** The visitor who sends a request: named by the header `x-mock-session`, else by a cookie, else a new one. */
export function visitorOf(context: Context) {
  const named = context.req.header('x-mock-session') ?? getCookie(context, visitorCookie);
  const visitor = named ?? randomUUID();
  return {
    visitor,
    /**
     * Names a new visitor in the answer. It is done here, as msw would share cookies set by a handler among all visitors.
     */
    remember: () => {
      if (named === undefined)
        setCookie(context, visitorCookie, visitor, { httpOnly: true, sameSite: 'Lax', path: '/' });
    },
  };
}
