import { expect, test } from 'vitest';
import { isDue, isMockWorker, isOlderWorker, shownAge, storedSubject } from './offline.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const minute = 60_000;

test.each([
  ['5 minutes old, with network', 5 * minute, true, 'stored', undefined],
  ['older than 5 minutes', 5 * minute + 1, true, 'stored', 5],
  ['just under 13 minutes old', 13 * minute - 1, true, 'stored', 12],
  ['young, without network', 2 * minute, false, 'stored', 2],
  ['young, without a server', 2 * minute, true, 'failed', 2],
  ['a few seconds old, without network', 3000, false, 'stored', 1],
  ['of a clock that was set back', -minute, false, 'stored', 1],
  ['of the server, with network', 9 * minute, true, 'current', undefined],
  ['of the server, with the network gone since', 9 * minute, false, 'current', 9],
] as const)('PWA-05: the age of an answer that is %s', (_what, age, online, state, shown) => {
  expect(shownAge({ storedAt: now - age, state }, now, online)).toBe(shown);
});

test('PWA-05: a screen without an answer has none', () => {
  expect(shownAge(undefined, now, false)).toBeUndefined();
});

test.each([
  ['could not be renewed', 1000, 'failed', true, true],
  ['is older than 5 minutes', 5 * minute + 1, 'current', true, false],
  ['is older than 5 minutes, and from the device', 5 * minute + 1, 'stored', true, false],
  ['is 5 minutes old', 5 * minute, 'current', false, false],
] as const)(
  'PWA-05: an answer that %s is requested when the network is back, and again: %#',
  (_what, age, state, first, again) => {
    const shown = { storedAt: now - age, state };
    expect([true, false].map((isFirst) => isDue(shown, now, isFirst))).toEqual([first, again]);
  },
);

const origin = 'https://tienda.example';
const own = { script: `${origin}/service-worker.js`, scope: `${origin}/` };
const mock = { script: `${origin}/mockServiceWorker.js`, scope: `${origin}/` };

test.each([
  ['the shop’s own', own, false, false],
  ['another script with the same scope', { ...own, script: `${origin}/sw.js` }, false, true],
  ['a narrower scope', { ...own, scope: `${origin}/m/` }, false, true],
  ['one that was never installed', { ...own, script: undefined }, false, true],
  ['the mock’s in a mock build', mock, true, false],
  ['the mock’s in any other build', mock, false, true],
  ['another one in a mock build', { ...own, scope: `${origin}/m/` }, true, true],
])('APP-44, APP-49: %s is older: %4$s', (_what, worker, isMock, older) => {
  expect(isOlderWorker(worker, own, isMock)).toBe(older);
});

test.each([
  ['of the mock', mock.script, true],
  ['of the mock in a subfolder', `${origin}/review/stories/mockServiceWorker.js`, true],
  ['of the shop', own.script, false],
  ['with a longer name', `${origin}/unmockServiceWorker.js`, false],
  ['that was never installed', undefined, false],
])('APP-43: the worker %s is known by its script', (_which, script, isMock) => {
  expect(isMockWorker({ script })).toBe(isMock);
});

test.each([
  ['/', '/'],
  ['/index.html?utm_source=mail', '/'],
  ['/menu/', '/menu'],
  ['/mujer/calzado/?page=3#top', '/mujer/calzado'],
  ['/catalog/?q=botas', '/catalog?q=botas'],
  ['/mujer/?page=2&q=%20botas+n%C3%BA', '/catalog?q=botas%20n%C3%BA'],
  ['/mujer/?q=&q=botas#top', '/catalog?q=botas'],
  ['/catalog/?q=', '/catalog'],
  ['/mujer/?q=&page=2', '/mujer'],
  ['/ac-envios/?q=botas', '/ac-envios'],
  ['/zapatilla-1.html/?utm=1', '/zapatilla-1.html'],
])('PWA-05: the worker reports on %s as %s', (url, subject) => {
  expect(storedSubject(url)).toBe(subject);
});
