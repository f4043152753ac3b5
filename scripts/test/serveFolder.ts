import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { freePort } from './service.ts';

/** Serves a folder under a path on a free loopback port, as another site would. Returns its URL and a function that stops it. */
export async function serveFolder(root: string, path = '') {
  const site = new Hono();
  // Browsers request it when a page declares no icon.
  site.get('/favicon.ico', (context) => context.body(null, 204));
  const rewriteRequestPath = (requested: string) => requested.slice(path.length);
  site.use(`${path}/*`, serveStatic({ root, rewriteRequestPath }));
  const port = await freePort();
  const server = serve({ fetch: site.fetch, port, hostname: '127.0.0.1' });
  return { url: `http://127.0.0.1:${port}${path}`, stop: () => server.close() };
}
