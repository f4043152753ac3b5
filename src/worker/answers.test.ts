import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnswerReport } from '#schemas/workerMessages.ts';
import { memoryCache } from '#testing/fakeBrowser.ts';
import { storedAnswers } from './answers.ts';
import type { StoredCall } from './storedCalls.ts';

const minute = 60_000;
const home = () => new Request('https://api.example/home/?key=home_pwa&api_version=3');
const product = (number: number) =>
  new Request(`https://bff.example/catalog/product-details?path=%2F${number}.html`);

let now: number;
let cache: Cache;
let server: () => Response | Promise<Response>;
let opened: () => Promise<Cache>;
let reports: AnswerReport[];

const answers = storedAnswers({
  open: () => opened(),
  fetch: async () => server(),
  clock: () => now,
});

/** Sends a call and waits for all that follows it; gives the answer's text. */
async function send(request = home(), kind: StoredCall['kind'] = 'home') {
  const reply = v.object({ [kind === 'home' ? 'version' : 'data']: v.unknown() });
  const { response, after } = await answers.answer(request, { kind, reply }, (report) =>
    reports.push(report),
  );
  await after;
  return response.text();
}

const states = () => reports.map(({ state }) => state);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const reply = (version: number) => Response.json({ error: false, version });

beforeEach(() => {
  now = Date.parse('2026-03-01T12:00:00Z');
  cache = memoryCache();
  opened = () => Promise.resolve(cache);
  reports = [];
  server = () => reply(1);
});

describe('a call whose answer was stored', () => {
  beforeEach(async () => {
    await send();
    reports = [];
    now += minute;
  });

  test('PWA-05: is answered from the device first, and renewed at once', async () => {
    server = () => reply(2);
    expect(await send()).toContain('"version":1');
    expect(states()).toEqual(['stored', 'changed']);
    expect(await send()).toContain('"version":2');
  });

  test('PWA-05: reports the time of what is shown, and that it is still the same', async () => {
    await send();
    expect(reports[0]).toMatchObject({ kind: 'home', subject: '/', storedAt: now - minute });
    expect(states()).toEqual(['stored', 'current']);
    now += 23 * 60 * minute;
    server = offline;
    expect(await send()).toContain('"version":1');
  });

  test.each([
    ['no network', offline],
    ['a page of the network', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['a server in trouble', () => Response.json({ message: 'Internal' }, { status: 500 })],
    ['a server with too many calls', () => Response.json({ message: 'Later' }, { status: 429 })],
    [
      'a page of the network called JSON',
      () => new Response('<html>', { headers: { 'content-type': 'application/json' } }),
    ],
    ['an answer cut short', () => new Response('{"a":', { headers: { 'content-type': 'application/json' } })],
    ['an answer without content', () => new Response(null, { status: 204 })],
    ['an answer of another shape', () => Response.json({})],
  ])('PWA-05: stays as it is with %s', async (_what, answer) => {
    server = answer;
    expect(await send()).toContain('"version":1');
    expect(await send()).toContain('"version":1');
    expect(states()).toEqual(['stored', 'failed', 'stored', 'failed']);
  });

  test('PWA-05: is the server’s again after a day, and with a clock set back', async () => {
    const stored = now - minute;
    server = offline;
    now = stored + 24 * 60 * minute + 1;
    await expect(send()).rejects.toThrow('Failed to fetch');
    now = stored - 2 * 24 * 60 * minute;
    await expect(send()).rejects.toThrow('Failed to fetch');
    expect(states()).toEqual([]);
  });

  test.each([
    ['is gone', () => Response.json({ message: 'Not found' }, { status: 404 })],
    ['has a customer by now', () => Response.json({ version: 2, customer: { name: 'Ana' } })],
  ])('PWA-05, PWA-07: is forgotten when the server says that it %s', async (_what, answer) => {
    server = answer;
    await send();
    expect(states()).toEqual(['stored', 'changed']);
    expect(await cache.keys()).toEqual([]);
  });

  test('a screen that is drawn anew at once sends no second request', async () => {
    server = () => reply(2);
    await send();
    const request = vi.fn<() => Response>(() => reply(3));
    server = request;
    reports = [];
    expect(await send()).toContain('"version":2');
    expect(request).not.toHaveBeenCalled();
    expect(states()).toEqual(['current']);
  });
});

test.each([
  ['of the expected shape is stored, and reported', () => reply(1), ['current'], 1],
  ['of another shape is neither', () => Response.json({}), [], 0],
  ['with a customer is neither', () => Response.json({ version: 1, customer: { name: 'Ana' } }), [], 0],
])('PWA-05: a first answer %s', async (_what, answer, expected, entries) => {
  server = answer;
  await send();
  expect(states()).toEqual(expected);
  expect(await cache.keys()).toHaveLength(entries);
});

test('PWA-07: a call with a token goes to the server alone', async () => {
  const personal = () => new Request('https://api.example/home/?key=home_pwa&token=canary');
  await send(personal());
  await send(personal());
  expect([await cache.keys(), reports]).toEqual([[], []]);
});

test.each([
  ['is blocked', () => Promise.reject(new DOMException('blocked', 'SecurityError'))],
  [
    'is full',
    () =>
      Promise.resolve(
        memoryCache({ put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }),
      ),
  ],
])('PWA-05: where storage %s, the shop works as without a worker', async (_what, open) => {
  opened = open;
  expect(await send()).toContain('"version":1');
  now += minute;
  server = () => reply(2);
  expect(await send()).toContain('"version":2');
  expect(await answers.screens()).toEqual([]);
});

test('PWA-05: the answers used last are stored, and the screens that they open are listed', async () => {
  server = () => Response.json({ data: { productName: 'Bota' } });
  for (let number = 1; number <= 80; number += 1) await send(product(number), 'product');
  now += minute;
  await send(product(1), 'product');
  await send(product(81), 'product');
  const last = { kind: 'product', path: '/81.html', name: 'Bota' };
  const screens = await answers.screens();
  expect(screens).toHaveLength(80);
  expect(screens.slice(0, 2)).toEqual([last, { ...last, path: '/1.html' }]);
  expect(screens).not.toContainEqual({ ...last, path: '/2.html' });
});

test('PWA-05: a screen whose answer is too old is not listed', async () => {
  await send();
  expect(await answers.screens()).toHaveLength(1);
  now += 24 * 60 * minute + 1;
  expect(await answers.screens()).toEqual([]);
});
