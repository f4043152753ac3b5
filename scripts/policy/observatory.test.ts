import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shopServer } from '#server/shopServer.ts';
import { builtShop } from '#testing/backend/builtShop.ts';

type Headers = Readonly<Record<string, string>>;

const unsafe =
  /'unsafe-(?:inline|eval)'|(?:script|style|object)-src [^;]*(?:data:|https?:(?: |;|$)|\*)| http:/;

function pointsOfPolicy(policy: string) {
  if (policy === '') return -25;
  if (unsafe.test(policy)) return -20;
  return /(?:^|; )default-src 'none'(?:;|$)/.test(policy) ? 10 : 5;
}

/** The points of a header with one good and one neutral value: no header. */
const pointsOf = (value: string, good: RegExp, points: number) => {
  if (good.test(value)) return points;
  return value === '' ? 0 : -5;
};

/**
 * The points that HTTP Observatory gives for headers, from `src/analyzer` and `src/grader/charts.js` of
 * github.com/mdn/mdn-http-observatory, 2026-08-20. Its other tests give 0 points: no cookie, no CORS and no
 * Cross-Origin-Embedder-Policy in the response for a page, a redirect from HTTP, and scripts of the page's own origin.
 */
const modifiers: readonly [header: string, points: (value: string) => number][] = [
  ['content-security-policy', pointsOfPolicy],
  // It replaces x-frame-options.
  ['content-security-policy', (policy) => (policy.includes('frame-ancestors ') ? 5 : -20)],
  ['referrer-policy', (value) => pointsOf(value, /^(?:no-referrer|(?:same|strict)-origin)$/, 5)],
  ['cross-origin-opener-policy', (value) => pointsOf(value, /^same-origin$/, 10)],
  ['cross-origin-resource-policy', (value) => pointsOf(value, /^same-origin$/, 10)],
  ['x-content-type-options', (value) => (value === 'nosniff' ? 0 : -5)],
  [
    'strict-transport-security',
    (value) => (Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) < 15_768_000 ? -20 : 0),
  ],
];

/** The score of a response over TLS; below 90 nothing is added. */
function scoreOf(headers: Headers): number {
  const points = modifiers.map(([name, pointsOf]) => pointsOf(headers[name] ?? ''));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 100);
  const least = sum(points.filter((each) => each < 0));
  return least < 90 ? least : sum(points);
}

const { dist } = builtShop();

/** The headers that nginx is told to send. */
const nginxHeaders = (): Headers =>
  Object.fromEntries(
    [
      ...readFileSync(join(dist, '.policy/headers.conf'), 'utf8').matchAll(
        /^add_header (\S+) "(.*)" always;$/gm,
      ),
    ].map(([, name = '', value = '']) => [name, value]),
  );
const serverHeaders = async (): Promise<Headers> =>
  Object.fromEntries((await shopServer({ dist, control: false }).request('https://localhost/')).headers);

test.each([
  ['the server', serverHeaders],
  ['nginx', nginxHeaders],
])('HTTP Observatory gives a page of %s 140 points', async (_name, headersOf) => {
  const headers = await headersOf();
  expect(scoreOf(headers)).toBe(140);
  expect(Object.keys(headers)).not.toContain('set-cookie');
  expect(Object.keys(headers)).not.toContain('access-control-allow-origin');
});

test.each([
  ['content-security-policy', "default-src 'self'; frame-ancestors 'none'", 135],
  ['content-security-policy', "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'", 80],
  ['content-security-policy', '', 55],
  ['referrer-policy', 'unsafe-url', 130],
  ['strict-transport-security', 'max-age=600', 80],
])('with the %s %j it is %i', (name, value, score) => {
  expect(scoreOf({ ...nginxHeaders(), [name]: value })).toBe(score);
});
