import type { Context } from 'hono';
import type { Answer } from '#mocks/handlerIndex.ts';
import { visitorOf } from './visitor.ts';

/** Answers a call over HTTP, for the visitor of the request. */
export function mockApi(answer: Answer) {
  return async (context: Context) => {
    const { raw } = context.req;
    const { visitor, remember } = visitorOf(context);
    const headers = new Headers(raw.headers);
    headers.set('x-mock-session', visitor);
    // HEAD is answered as GET; the server omits the body.
    const isHead = raw.method === 'HEAD';
    const response = await answer(new Request(raw, { headers, ...(isHead && { method: 'GET' }) }));
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
