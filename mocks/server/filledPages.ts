import { join } from 'node:path';
import type { Context, Next } from 'hono';
import { fillPage } from '#deploy/edge/fillPage.ts';
import { pageText } from './builtPages.ts';
import { readShellPages } from './shellPages.ts';

/** Sends a request to the mock. */
type Send = (request: Request) => Response | Promise<Response>;

/** What names the visitor to the mock (`mockApi.ts`); it is in every request of a visitor. */
const visitorHeaders = ['x-mock-session', 'cookie'];

/**
 * Answers requests for pages with the page and the answer of its first call, which the mock gives within this process.
 * What is not filled is left to the next handler. Throws without a build.
 */
export function filledPages(dist: string, config: Record<string, unknown>, send: Send) {
  const { pages } = readShellPages(dist);
  const texts = new Map(
    Object.entries(pages).map(([name, file]) => [name, pageText(join(dist, file), config)]),
  );
  const fill = fillPage({
    documentOf: (page) => texts.get(page),
    send: async (call, visit) => {
      const headers = new Headers(call.headers);
      for (const name of visitorHeaders) {
        const value = visit.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      return send(new Request(call, { headers }));
    },
  });
  return async (context: Context, next: Next) => (await fill(context.req.raw)) ?? next();
}
