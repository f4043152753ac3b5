import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { fillPage } from '#deploy/edge/fillPage.ts';
import { fileOf } from '#rules/navigation/pageFile.ts';

const [dist = 'dist', port = '8081'] = process.argv.slice(2);

const fill = fillPage({
  documentOf: (page) => readFile(join(dist, fileOf(page)), 'utf8'),
  send: (call) => fetch(call),
  country: import.meta.env.VITE_COUNTRY,
});

/** Fills the page that nginx requests for a visitor; 404 if the page goes out as it was built (`filled.conf`). */
async function answer({ url, method, headers }: Request): Promise<Response> {
  const visited = new URL(url);
  visited.protocol = headers.get('x-forwarded-proto') ?? 'http';
  return (await fill(new Request(visited, { method, headers }))) ?? new Response(null, { status: 404 });
}

serve({ fetch: answer, hostname: '127.0.0.1', port: Number(port) }, () => {
  console.log(`Pages of ${dist} are filled on port ${port}.`);
});
