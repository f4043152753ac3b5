import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import { writePolicy } from '#scripts/policy/writePolicy.ts';
import { shopServer } from '#server/shopServer.ts';
import { type RunningServer, startServer } from './mockServer.ts';

/** A small build in a temporary folder, served with and without the controls of the mock, for the tests of a file. */
export function builtShop() {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  let shop: RunningServer;
  let closed: RunningServer;

  beforeAll(async () => {
    mkdirSync(join(dist, 'assets'));
    mkdirSync(join(dist, 'shells'));
    for (const file of ['index.html', 'shells/list.html'])
      writeFileSync(
        join(dist, file),
        `<!doctype html><title>Vidriera</title><script type="application/json" id="config"></script>${file}`,
      );
    const pages = { home: 'index.html', list: 'shells/list.html' };
    const routes = ['^/?$', '^/index\\.html/?$'].map((path) => ({ path, page: 'home' }));
    writeFileSync(
      join(dist, 'shells.json'),
      JSON.stringify({ pages, routes, otherwise: 'list', inline: {} }),
    );
    writeFileSync(join(dist, 'notes.txt'), 'User-agent: *');
    writeFileSync(join(dist, 'notes.txt.gz'), gzipSync('User-agent: *'));
    writeFileSync(join(dist, 'assets/entry-1a2b.js'), 'console.log(1)');
    writePolicy(dist);
    shop = await startServer(shopServer({ dist, control: true }).fetch);
    closed = await startServer(shopServer({ dist, control: false }).fetch);
  });
  afterAll(async () => {
    await Promise.all([shop.stop(), closed.stop()]);
    rmSync(dist, { recursive: true });
  });
  return {
    dist,
    shop: () => shop,
    closed: () => closed,
    ask: (path: string, init?: RequestInit) => fetch(`${shop.url}${path}`, init),
  };
}
