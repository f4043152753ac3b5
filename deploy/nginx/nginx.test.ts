import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeNextBuild } from '../../e2e/nextBuild.ts';
import { fileOf, pageOf } from '#rules/navigation/pageFile.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import type { ResponseHeaders } from '#scripts/policy/responseHeaders.ts';
import { addresses } from '#scripts/shells/addresses.ts';
import { freePort, startService } from '#scripts/test/service.ts';
import { startMockServer } from '#testing/backend/mockServer.ts';
import { configure, startNginx } from '#testing/backend/nginx.ts';

let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  nginx = await startNginx();
});
afterAll(() => nginx.stop());

const fileIn = (dist: string, file: string) => readFileSync(join(dist, file), 'utf8');
const built = (file: string) => fileIn(nginx.dist, file);
const headersIn = (dist: string) => {
  const { every, tls } = JSON.parse(fileIn(dist, '.policy/headers.json')) as ResponseHeaders;
  return { ...every, ...tls };
};
const script = readdirSync('dist/assets').find((name) => name.endsWith('.js')) ?? '';
const asset = `assets/${script}`;

const javaScript = expect.stringMatching(/^(?:text|application)\/javascript; charset=utf-8$/) as string;

test.each(addresses)('%s is the page of its route', async (address) => {
  const { status, headers, text } = await nginx.ask(address);
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toBe(built(fileOf(pageOf(routeOf(address).id))));
});

test.each([
  ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/shells/cart.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/service-worker.js', javaScript, 'no-cache'],
  ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/licenses/shop.txt', 'text/plain; charset=utf-8', 'no-cache'],
  [`/${asset}`, javaScript, 'public, max-age=31536000, immutable'],
])('%s is the file of the build', async (path, type, cacheControl) => {
  const { status, headers, text } = await nginx.ask(path);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, cacheControl]);
  expect(text).toBe(built(path.slice(1)));
  const again = await nginx.ask(path, { headers: { 'if-none-match': headers.etag ?? '' } });
  expect([again.status, again.headers['cache-control'], again.text]).toEqual([304, cacheControl, '']);
});

test.each([
  ['/assets/none-0000.js', 'no-store'],
  ['/assets/', 'no-store'],
  ['/assets/.env', 'no-store'],
  ['/.policy/headers.json', 'no-store'],
  ['/%2epolicy/headers.json', 'no-store'],
  ['/shells/../.vite/manifest.json', 'no-store'],
  ['/shells/none.html', 'no-cache'],
])('%s is no file that is served', async (path, cacheControl) => {
  const { status, headers } = await nginx.ask(path);
  expect([status, headers['cache-control']]).toEqual([404, cacheControl]);
});

describe.each(['/', '/mujer/calzado/', `/${asset}`, '/service-worker.js', '/licenses/shop.txt'])(
  '%s',
  (path) => {
    test.each([
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ])('for %s has the encoding %s', async (accepted, encoding) => {
      const plain = await nginx.ask(path);
      const { headers, text } = await nginx.ask(path, { headers: { 'accept-encoding': accepted } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(text).toBe(plain.text);
    });
  },
);

test.each([
  [200, 'a page', '/', {}],
  [200, 'an asset', `/${asset}`, {}],
  [301, 'a visit without TLS', '/', { headers: { 'x-forwarded-proto': 'http' } }],
  [400, 'a path out of the build', '/assets/%2e%2e/%2e%2e/key.pem', {}],
  [404, 'an asset that is gone', '/assets/none-0000.js', {}],
  [404, 'a hidden file', '/.policy/headers.json', {}],
  [405, 'a page that is posted to', '/cart', { method: 'POST' }],
  [414, 'an address that is too long', `/${'x'.repeat(9000)}`, {}],
])('%i, %s, has the headers of the build', async (status, _what, path, init) => {
  const response = await nginx.ask(path, init);
  expect(response.status).toBe(status);
  expect(response.headers).toMatchObject(headersIn(nginx.dist));
  expect(response.headers.server).toBe('nginx');
});

describe('a host with a certificate', () => {
  test('serves the same over TLS', async () => {
    const { status, headers, text } = await nginx.ask('/cart', { port: 'https' });
    expect([status, text]).toEqual([200, built('shells/cart.html')]);
    expect(headers).toMatchObject(headersIn(nginx.dist));
  });

  test.each([
    ['the port for HTTP', { port: 'http' as const }],
    ['HTTP on the port for TLS', { port: 'https' as const, tls: false }],
    ['HTTP in front of a container', { headers: { 'x-forwarded-proto': 'http' } }],
  ])('leads %s to TLS', async (_what, init) => {
    const headers = { host: 'shop.example', ...('headers' in init && init.headers) };
    const { status, headers: sent } = await nginx.ask('/cart?utm_source=mail', { ...init, headers });
    expect([status, sent.location]).toEqual([301, 'https://shop.example/cart?utm_source=mail']);
    expect(sent.server).toBe('nginx');
  });
});

describe('the next build', () => {
  beforeAll(async () => {
    const next = await makeNextBuild();
    // The policy names each style.
    writeFileSync(join(next, 'index.html'), `${fileIn(next, 'index.html')}<style>p{}</style>`);
    configure(next);
    await nginx.rollOut(next);
  });

  test.each(['/index.html', '/service-worker.js', `/${asset.replace('.js', '-2.js')}`])(
    'has its %s',
    async (path) => {
      expect((await nginx.ask(path)).text).toBe(built(path));
    },
  );

  test('has its headers', async () => {
    expect((await nginx.ask('/')).headers).toMatchObject(headersIn(nginx.dist));
  });

  test('leaves the assets of the one before to open tabs', async () => {
    const { status, headers, text } = await nginx.ask(`/${asset}`, { headers: { 'accept-encoding': 'br' } });
    expect([status, headers['content-encoding'], text]).toEqual([200, 'br', fileIn('dist', asset)]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

describe('with options', () => {
  const call = '/api/home/?key=home_pwa&device=pwa&api_version=3';
  const filled = ['/', '/mujer/calzado/', '/zapatilla-urbana-lago-zp0001.html'];
  const unfilled = (path: string) => ({
    status: 200,
    headers: { ...headersIn(nginx.dist), 'cache-control': 'no-cache' },
    text: built(fileOf(pageOf(routeOf(path).id))),
  });
  let mock: Awaited<ReturnType<typeof startMockServer>>;
  let port: string;

  beforeAll(async () => {
    mock = await startMockServer();
    port = String(await freePort());
    await nginx.addOptions('deploy/options/*.conf', {
      'http://127.0.0.1:8081': `http://127.0.0.1:${port}`,
      'http://mock:4173': mock.url,
    });
  });
  afterAll(() => mock.stop());

  test('a call reaches the backend, which sends its own headers', async () => {
    const { headers } = await nginx.ask(call);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  test.each(filled)('%s is as it was built if the handler is down', async (path) => {
    expect(await nginx.ask(path)).toMatchObject(unfilled(path));
  });

  describe('and the handler that fills pages', () => {
    let stop: () => void;

    beforeAll(async () => {
      const outDir = join(nginx.dist, '../dist-edge');
      const ssr = 'deploy/filler/filler.ts';
      await build({ configFile: 'scripts/build/edge.config.ts', logLevel: 'warn', build: { ssr, outDir } });
      const args = [join(outDir, 'filler.js'), nginx.dist, port];
      stop = await startService('node', args, /are filled on port/);
    });
    afterAll(() => stop());

    test.each(filled)('%s has its answer, in every encoding', async (path) => {
      // On a busy machine the call may take longer than the page waits.
      for (const encoding of ['identity', 'gzip', 'br'])
        await expect
          .poll(() => nginx.ask(path, { headers: { 'accept-encoding': encoding } }))
          .toMatchObject({
            status: 200,
            headers: {
              ...headersIn(nginx.dist),
              'cache-control': 'private, no-cache',
              ...(encoding !== 'identity' && { 'content-encoding': encoding }),
            },
            text: expect.stringContaining('id="answer"'),
          });
    });

    test('a page that the browser has is not sent again', async () => {
      const again = async () => {
        const { headers } = await nginx.ask('/');
        const { status } = await nginx.ask('/', { headers: { 'if-none-match': headers.etag ?? '' } });
        return [headers['cache-control'], status];
      };
      await expect.poll(again).toEqual(['private, no-cache', 304]);
    });

    test.each(['/?utm_source=mail', '/index.html', '/cart'])('%s is as it was built', async (path) => {
      expect(await nginx.ask(path)).toMatchObject(unfilled(path));
    });
  });

  test('the worker is removed from devices', async () => {
    await nginx.addOptions('deploy/worker-off/{worker-off.conf,service-worker.js}');
    const { headers, text } = await nginx.ask('/service-worker.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(headers).toMatchObject({ ...headersIn(nginx.dist), 'cache-control': 'no-cache' });
    expect(headers['content-type']).toEqual(javaScript);
    expect(text).toBe(fileIn('deploy/worker-off', 'service-worker.js'));
  });
});
