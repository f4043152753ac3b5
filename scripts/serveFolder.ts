import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { freePort } from './service.ts';

/** Serves a folder at a path of loopback, on a free port, as some other site might: its address, and the way to end it. */
export async function serveFolder(root: string, path = '') {
  const site = new Hono();
  // A browser asks for it by itself where a page names no icon.
  site.get('/favicon.ico', (context) => context.body(null, 204));
  const rewriteRequestPath = (asked: string) => asked.slice(path.length);
  site.use(`${path}/*`, serveStatic({ root, rewriteRequestPath }));
  const port = await freePort();
  const server = serve({ fetch: site.fetch, port, hostname: '127.0.0.1' });
  return { url: `http://127.0.0.1:${port}${path}`, stop: () => server.close() };
}
