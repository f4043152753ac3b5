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

test.each([
  ['of the mock', mock.script, true],
  ['of the mock in a subfolder', `${origin}/review/stories/mockServiceWorker.js`, true],
  ['of the shop', own.script, false],
  ['with a longer name', `${origin}/unmockServiceWorker.js`, false],
  ['that was never installed', undefined, false],
])('APP-43: the worker %s is known by its script', (_which, script, isMock) => {
  expect(isMockWorker({ script })).toBe(isMock);
});
