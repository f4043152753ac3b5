import { builtShop } from '#testing/backend/builtShop.ts';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { developmentSettings } from '#fixtures/settings.ts';
import { rawGet } from '#testing/backend/rawRequest.ts';

const { ask, shop } = builtShop();

describe('the built shop', () => {
  const config = `<script type="application/json" id="config">${JSON.stringify(developmentSettings())}</script>`;

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

  test('files that begin with a dot are not served', async () => {
    expect((await ask('/.vite/manifest.json')).status).toBe(404);
  });

  test('a page is compressed in the encoding that the browser prefers', async () => {
    const bytes = async (encoding: string) => {
      const answer = await rawGet(shop().url, '/', ['Host: localhost', `Accept-Encoding: ${encoding}`]);
      return Buffer.from(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'latin1');
    };
    const plain = (await bytes('identity')).toString();
    expect(plain).toContain(config);
    expect(brotliDecompressSync(await bytes('gzip, br')).toString()).toBe(plain);
    expect(gunzipSync(await bytes('gzip')).toString()).toBe(plain);
  });

  test('a file with a hash in its name is cached as immutable', async () => {
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

  test.each(['/', '/notes.txt', '/assets/entry-1a2b.js'])(
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

  test('each compressed form of a page has its own tag', async () => {
    const tagOf = async (encoding: string) =>
      (await ask('/', { headers: { 'accept-encoding': encoding } })).headers.get('etag');
    const tags = await Promise.all(['br', 'gzip', 'identity'].map(tagOf));
    expect(new Set(tags).size).toBe(3);
  });

  test('a file that the build has compressed is served in that form', async () => {
    const answer = await rawGet(shop().url, '/notes.txt', [
      'Host: localhost',
      'Accept-Encoding: br;q=0.5, gzip',
    ]);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head.toLowerCase()).toContain('content-encoding: gzip');
    expect(head.toLowerCase()).toContain('vary: accept-encoding');
    expect(gunzipSync(Buffer.from(body, 'latin1')).toString()).toBe('User-agent: *');
  });

  test('POST to a page is refused, and HEAD has no body', async () => {
    const posted = await ask('/cart', { method: 'POST' });
    expect(posted.status).toBe(405);
    expect(posted.headers.get('allow')).toBe('GET, HEAD');
    const head = await ask('/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  test('a file outside of the assets is served as it is', async () => {
    expect(await (await ask('/notes.txt')).text()).toBe('User-agent: *');
  });
});

test('COUNTRY-19: in development the checkout is a plain page that leads back to the cart', async () => {
  const { pathname } = new URL(hostsOf('development', 'ar', 'http://localhost').checkout);
  const page = await ask(pathname);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const text = await page.text();
  expect(text).toContain('El pago es de la tienda');
  expect(text).toContain('href="/cart"');
  const style = await ask(`${pathname}checkout.css`);
  expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
});
