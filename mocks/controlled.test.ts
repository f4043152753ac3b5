import { afterEach, expect, test, vi } from 'vitest';
import { controlled } from './controlled.ts';

afterEach(() => vi.unstubAllGlobals());

/** A tab after msw has started in it; `outcome` says whether it continues. */
async function openTab(controller: object | null) {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  vi.stubGlobal('location', { reload });
  const waits = new Promise((resolve) => setImmediate(resolve, 'waits'));
  const outcome = await Promise.race([controlled(), waits]);
  return { reloads: reload.mock.calls.length, outcome };
}

test('a tab that the worker of the mock controls opens the shop', async () => {
  expect(await openTab({})).toEqual({ reloads: 0, outcome: undefined });
});

test('a tab that it does not control yet is loaded again, and opens no shop without the mock', async () => {
  expect(await openTab(null)).toEqual({ reloads: 1, outcome: 'waits' });
});
