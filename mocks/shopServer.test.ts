import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '#contracts/mockServer.ts';
import { rawGet } from '#contracts/rawRequest.ts';
import { writePolicy } from '#scripts/policy/writePolicy.ts';
import { shopServer } from './shopServer.ts';

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
  writeFileSync(join(dist, 'shells.json'), JSON.stringify({ pages, routes, otherwise: 'list', inline: {} }));
  writeFileSync(join(dist, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(dist, 'robots.txt.gz'), gzipSync('User-agent: *'));
  writeFileSync(join(dist, 'assets/entry-1a2b.js'), 'console.log(1)');
  writePolicy(dist);
  shop = await startServer(shopServer({ dist, control: true }).fetch);
  closed = await startServer(shopServer({ dist, control: false }).fetch);
});
afterAll(async () => {
  await Promise.all([shop.stop(), closed.stop()]);
  rmSync(dist, { recursive: true });
});

const ask = (path: string, init?: RequestInit) => fetch(`${shop.url}${path}`, init);
const home = '/api/home/?key=home_pwa&device=pwa&api_version=3';

describe('a call', () => {
  test('with a body above 64 KiB is refused with 413', async () => {
    const send = (size: number) =>
      ask('/api/cart/?api_version=3', { method: 'POST', body: 'x'.repeat(size) });
    expect((await send(64 * 1024 + 1)).status).toBe(413);
    expect((await send(64 * 1024)).status).toBe(400);
  });

  test('with a body above 64 KiB that does not tell its size is refused too', async () => {
    const pieces = new ReadableStream<Uint8Array>({
      start(body) {
        for (let count = 0; count < 65; count += 1) body.enqueue(new Uint8Array(1024).fill(0x61));
        body.close();
      },
    });
    const init = { method: 'POST', body: pieces, duplex: 'half' } as RequestInit;
    expect((await ask('/api/cart/?api_version=3', init)).status).toBe(413);
  });

  test('with an address above 8 KiB is refused with 414', async () => {
    expect((await ask(`/api/home/?key=${'k'.repeat(8 * 1024)}`)).status).toBe(414);
    expect((await ask(`/${'k'.repeat(8 * 1024)}`)).status).toBe(414);
    expect((await ask(`${home}&more=${'k'.repeat(7 * 1024)}`)).status).toBe(200);
  });
});

describe('a long answer of a call', () => {
  const ask = async (encoding: string) => {
    const answer = await rawGet(shop.url, home, ['Host: localhost', `Accept-Encoding: ${encoding}`]);
    const [head = ''] = answer.split('\r\n\r\n');
    return { head: head.toLowerCase(), bytes: answer.length };
  };

  test('comes compressed to who wants it', async () => {
    const plain = await ask('identity');
    expect(plain.head).not.toContain('content-encoding');
    expect(plain.head).toContain('vary: accept-encoding');
    for (const encoding of ['br', 'gzip']) {
      const { head, bytes } = await ask(encoding);
      expect(head).toContain(`content-encoding: ${encoding}`);
      expect(bytes).toBeLessThan(plain.bytes);
    }
  });

  test('says the same in each form', async () => {
    const textOf = async (encoding: string) =>
      (await fetch(`${shop.url}${home}`, { headers: { 'accept-encoding': encoding } })).text();
    expect(await textOf('br')).toBe(await textOf('identity'));
  });
});

describe('the controls of the mock', () => {
  test('are open where they are asked for', async () => {
    expect((await ask('/__mock/reset', { method: 'POST' })).status).toBe(200);
  });

  test.each(['reset', 'state'])('are closed otherwise: %s', async (path) => {
    const body = JSON.stringify({ state: 'the home has content', params: { key: 'home_pwa' } });
    const response = await fetch(`${closed.url}/__mock/${path}`, { method: 'POST', body });
    expect(response.status).toBe(501);
  });
});

describe('the built shop', () => {
  const config =
    '<script type="application/json" id="config">{"environment":"development","mock":true}</script>';

  test.each(['/', '/mujer/calzado/', '/cart', '/botin-1.html'])(
    'COUNTRY-15: %s is its page, with the configuration',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain(config);
    },
  );

  test.each([
    ['/', 'index.html'],
    ['/?utm_source=mail', 'index.html'],
    ['/index.html', 'index.html'],
    ['/list.html', 'shells/list.html'],
    ['/shells/home.html', 'shells/list.html'],
    ['/mujer/calzado/', 'shells/list.html'],
  ])('ROUTE-40, ROUTE-41: %s is the page that the build has for it', async (path, file) => {
    const text = await (await ask(path)).text();
    expect(text).toContain(file);
    expect(text).toContain(config);
  });

  test("what begins with a dot is nobody's", async () => {
    expect((await ask('/.vite/manifest.json')).status).toBe(404);
  });

  test('its page comes compressed as the browser likes it', async () => {
    const bytes = async (encoding: string) => {
      const answer = await rawGet(shop.url, '/', ['Host: localhost', `Accept-Encoding: ${encoding}`]);
      return Buffer.from(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'latin1');
    };
    const plain = (await bytes('identity')).toString();
    expect(plain).toContain(config);
    expect(brotliDecompressSync(await bytes('gzip, br')).toString()).toBe(plain);
    expect(gunzipSync(await bytes('gzip')).toString()).toBe(plain);
  });

  test('a file with a hash in its name may be kept for ever', async () => {
    const response = await ask('/assets/entry-1a2b.js');
    expect(await response.text()).toBe('console.log(1)');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each(['/assets/entry-0000.js', '/assets/', '/assets/cart/', '/assets/entry-1a2b.js.map'])(
    'a file that is gone (%s) is 404, never the page',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('<title>');
    },
  );

  test.each(['/.policy/headers.json', '/.vite/manifest.json', '/%2epolicy/headers.json', '/assets/.env'])(
    'what begins with a dot (%s) is 404',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  test.each(['/', '/robots.txt', '/assets/entry-1a2b.js'])(
    '%s is sent once to a browser that keeps it, and asked for by its tag afterwards',
    async (path) => {
      const first = await ask(path);
      const tag = first.headers.get('etag') ?? '';
      expect(tag).toMatch(/^"[\w-]+"$/);
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const again = await ask(path, { headers: { 'if-none-match': known } });
        expect(again.status).toBe(304);
        expect(await again.text()).toBe('');
        expect(again.headers.get('etag')).toBe(tag);
        expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
      }
      expect((await ask(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    },
  );

  test('each compressed form of a page has a tag of its own', async () => {
    const tagOf = async (encoding: string) =>
      (await ask('/', { headers: { 'accept-encoding': encoding } })).headers.get('etag');
    const tags = await Promise.all(['br', 'gzip', 'identity'].map(tagOf));
    expect(new Set(tags).size).toBe(3);
  });

  test('a file that was compressed with the build comes in that form', async () => {
    const answer = await rawGet(shop.url, '/robots.txt', [
      'Host: localhost',
      'Accept-Encoding: br;q=0.5, gzip',
    ]);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head.toLowerCase()).toContain('content-encoding: gzip');
    expect(head.toLowerCase()).toContain('vary: accept-encoding');
    expect(gunzipSync(Buffer.from(body, 'latin1')).toString()).toBe('User-agent: *');
  });

  test('a page cannot be posted to, and HEAD gives its head alone', async () => {
    const posted = await ask('/cart', { method: 'POST' });
    expect(posted.status).toBe(405);
    expect(posted.headers.get('allow')).toBe('GET, HEAD');
    const head = await ask('/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  test('a file beside the assets is itself', async () => {
    expect(await (await ask('/robots.txt')).text()).toBe('User-agent: *');
  });
});
