import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { developmentSettings } from '#fixtures/settings.ts';
import { writeSettings } from '#schemas/settingsBlock.ts';
import { writePolicy } from '#scripts/policy/writePolicy.ts';
import { shopServer } from './shopServer.ts';

const dist = mkdtempSync(join(tmpdir(), 'headers-'));
const early = 'globalThis.early = fetch("/api/home/")';

let shop: Hono;

beforeAll(() => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(
    join(dist, 'index.html'),
    writeSettings(
      `<!doctype html><script type="application/json" id="config"></script><script>${early}</script>`,
      developmentSettings({ policyReports: 'https://reports.example/policy' }),
    ),
  );
  writeFileSync(join(dist, 'assets/entry-1a2b.js'), 'console.log(1)');
  writeFileSync(
    join(dist, 'shells.json'),
    '{"pages":{"home":"index.html"},"routes":[],"otherwise":"home","inline":{}}',
  );
  writePolicy(dist);
  shop = shopServer({ dist, control: true });
});
afterAll(() => rmSync(dist, { recursive: true }));

const at = 'http://localhost';
const tagOf = async () => (await shop.request(at)).headers.get('etag') ?? '';
const broken = () =>
  new ReadableStream({
    pull(body) {
      body.error(new Error('The line is cut.'));
    },
  });

const answers: [number, string, () => Promise<Response> | Response][] = [
  [200, 'a page', () => shop.request(at)],
  [
    304,
    'a page that the browser has',
    async () => shop.request(at, { headers: { 'if-none-match': await tagOf() } }),
  ],
  [200, 'an asset', () => shop.request(`${at}/assets/entry-1a2b.js`)],
  [404, 'an asset that is gone', () => shop.request(`${at}/assets/entry-0000.js`)],
  [404, 'a picture that there is none of', () => shop.request(`${at}/images/nothing.jpg`)],
  [405, 'a page that is posted to', () => shop.request(`${at}/cart`, { method: 'POST' })],
  [
    413,
    'a body that is too large',
    () => shop.request(`${at}/api/cart/`, { method: 'POST', body: 'x'.repeat(70_000) }),
  ],
  [414, 'an address that is too long', () => shop.request(`${at}/${'x'.repeat(9000)}`)],
  [
    500,
    'a request that breaks off',
    () => shop.request(`${at}/api/cart/`, { method: 'POST', body: broken(), duplex: 'half' } as RequestInit),
  ],
  [200, 'a call', () => shop.request(`${at}/api/home/?key=home_pwa&device=pwa&api_version=3`)],
  [501, 'a call that nobody answers', () => shop.request(`${at}/api/nothing`)],
];

describe('every response has the headers of the build', () => {
  test.each(answers)('%i: %s', async (status, _what, ask) => {
    const response = await ask();
    expect(response.status).toBe(status);
    const headers = Object.fromEntries(response.headers);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}='; .*; require-trusted-types-for 'script'; /,
    );
    expect(headers).toMatchObject({
      'reporting-endpoints': 'policy="https://reports.example/policy"',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test.each(answers)(
    'and over TLS that it is asked for over TLS alone, %i: %s',
    async (_status, _what, ask) => {
      const plain = shop;
      shop = {
        request: (url: string, init?: RequestInit) => plain.request(url.replace('http:', 'https:'), init),
      } as Hono;
      const response = await ask();
      shop = plain;
      expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    },
  );
});

test.each([
  ['no-store', '/api/home/?key=home_pwa&device=pwa&api_version=3'],
  ['no-store', '/api/nothing'],
  ['no-store', '/assets/entry-0000.js'],
  ['no-cache', '/mujer/calzado/'],
  ['public, max-age=31536000, immutable', '/assets/entry-1a2b.js'],
])('what is said of keeping: %s for %s', async (cacheControl, path) => {
  expect((await shop.request(`${at}${path}`)).headers.get('cache-control')).toBe(cacheControl);
});

test('a build without headers is not opened', () => {
  rmSync(join(dist, '.policy/headers.json'));
  expect(() => shopServer({ dist, control: true })).toThrow('headers.json');
  writePolicy(dist);
  expect(readFileSync(join(dist, '.policy/headers.json'), 'utf8')).toContain('sha256-');
});
