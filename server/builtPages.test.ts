import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { developmentSettings } from '#fixtures/settings.ts';
import { writePolicy } from '#scripts/policy/writePolicy.ts';
import { filledPages } from './builtPages.ts';
import { shopServer } from './shopServer.ts';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
const html =
  '<!doctype html><title>Vidriera</title><script type="application/json" id="config"></script><script>early()</script><div><img alt=""/></div><link rel="stylesheet" href="/a.css">';

let filled: ReturnType<typeof shopServer>;
let unfilled: ReturnType<typeof shopServer>;

beforeAll(() => {
  mkdirSync(join(dist, 'shells'));
  const pages = { home: 'index.html', list: 'shells/list.html', cart: 'shells/cart.html' };
  for (const file of Object.values(pages)) writeFileSync(join(dist, file), html);
  const routes = [
    { path: '^/?$', page: 'home' },
    { path: '^/cart', page: 'cart' },
  ];
  writeFileSync(join(dist, 'shells.json'), JSON.stringify({ pages, routes, otherwise: 'list', inline: {} }));
  writePolicy(dist);
  filled = shopServer({ dist, control: true, fill: true });
  unfilled = shopServer({ dist, control: true });
});
afterAll(() => rmSync(dist, { recursive: true }));

const textAt = async (url: string, headers: Record<string, string> = {}) =>
  (await filled.request(url, { headers })).text();

test.each([
  ['home', 'http://localhost/', 'Todo el verano a pie'],
  ['a list', 'http://localhost/mujer/calzado/', 'ZP0001'],
])('REACH-09: %s is filled with what the mock answers', async (_what, url, known) => {
  const text = await textAt(url);
  expect(text).toContain(JSON.stringify(developmentSettings()));
  expect(/id="answer">(.*?)<\/script>/.exec(text)?.[1]).toContain(known);
  expect(text).toMatch(/<img src(?:set)?="http:\/\/localhost\/images\//);
});

test.each([
  ['', '79.999'],
  ['cl.', '39.990'],
  ['co.', '199.900'],
  ['br.', '299,00'],
])('COUNTRY-03: the answer in the page of http://%slocalhost is that of its country', async (label, free) => {
  const text = await textAt(`http://${label}localhost/`);
  expect(/Envío gratis desde \D*([\d.,]+)/.exec(text)?.[1]).toBe(free);
  expect(text).toContain(`<img src="http://${label}localhost/images/`);
});

test('a filled page is compressed, and has the headers of every page', async () => {
  const plain = await textAt('http://localhost/');
  const open = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const encoding of ['br', 'gzip'] as const) {
    const response = await filled.request('http://localhost/', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('accept-encoding');
    expect(response.headers.get('content-security-policy')).toContain('script-src');
    expect(open[encoding](new Uint8Array(await response.arrayBuffer())).toString()).toBe(plain);
  }
});

test('a filled page has a tag, and no body for HEAD', async () => {
  const first = await filled.request('http://localhost/');
  const tag = first.headers.get('etag') ?? '';
  const again = await filled.request('http://localhost/', { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await filled.request('http://localhost/', { method: 'HEAD' });
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, '']);
});

test('a page waits for its reply at most 300 ms', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await textAt('http://localhost/');
  expect(timeout.mock.calls).toEqual([[300]]);
  timeout.mockRestore();
});

test('a filled page sends the visitor to the mock, as a call does', async () => {
  const told: (string | null)[][] = [];
  const send = (call: Request) => {
    told.push(['x-mock-visitor', 'cookie', 'user-agent'].map((name) => call.headers.get(name)));
    return new Response('', { status: 404 });
  };
  const app = new Hono().get('/*', filledPages(dist, developmentSettings(), send));
  for (const headers of [{ 'x-mock-visitor': 'v-1', 'user-agent': 'a' }, { cookie: 'mock-visitor=v-2' }])
    await app.request('http://localhost/', { headers });
  expect(told).toEqual([
    ['v-1', null, null],
    [null, 'mock-visitor=v-2', null],
  ]);
});

test.each([
  ['a page without a first call', () => filled.request('http://localhost/cart')],
  ['a visit with a query', () => filled.request('http://localhost/?q=a')],
  ['a page of a server that fills none', () => unfilled.request('http://localhost/')],
])('%s is as it was built', async (_what, ask) => {
  const response = await ask();
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).not.toContain('id="answer"');
});
