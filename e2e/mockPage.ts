import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { build, type Rolldown } from 'vite';

const page = '<!doctype html><link rel="icon" href="data:," /><script type="module" src="/page.js"></script>';
const entry = `import { startMock } from '#mocks/browser.ts'; await startMock(); document.title = 'ready';`;
const workerFile = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));

/** The mock backend of `npm run dev` as one script, without the shop; its title is 'ready' once it answers. */
async function pageScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'mock-page',
        resolveId: (id) => (id === 'mock-page' ? `${process.cwd()}/mocks/page.virtual.ts` : null),
        load: (id) => (id.endsWith('/mocks/page.virtual.ts') ? entry : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      target: 'esnext',
      rolldownOptions: { input: 'mock-page', output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

/** Serves a page with nothing but the mock backend in it, at every address. Returns its URL, and a function that stops it. */
export async function serveMockPage() {
  const script = await pageScript();
  const javascript = { 'content-type': 'text/javascript' };
  const site = new Hono();
  site.get('/page.js', (context) => context.body(script, 200, javascript));
  site.get('/mockServiceWorker.js', (context) => context.body(readFileSync(workerFile), 200, javascript));
  site.get('/*', (context) => context.html(page));
  const server = serve({ fetch: site.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
