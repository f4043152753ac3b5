import { expect, test } from 'vitest';
import { isMockWorker, isOlderWorker } from './olderWorkers.ts';

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

test('APP-43: the worker of the mock is known by its script', () => {
  expect([isMockWorker(mock), isMockWorker(own), isMockWorker({ script: undefined })]).toEqual([
    true,
    false,
    false,
  ]);
});
