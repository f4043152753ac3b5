import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const code = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8');

interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

/** Starts the worker in a fake scope with the functions that it needs. */
function startWorker() {
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const skipWaiting = vi.fn<() => void>();
  const unregister = vi.fn(() => Promise.resolve(true));
  const stored = new Set(['vidriera-pages', 'vidriera-files', 'of-another-site']);
  runInNewContext(code, {
    addEventListener: (name: string, listen: (event: WorkerEvent) => void) => listeners.set(name, listen),
    skipWaiting,
    registration: { unregister },
    caches: {
      keys: () => Promise.resolve([...stored]),
      delete: (name: string) => Promise.resolve(stored.delete(name)),
    },
    setTimeout,
    setInterval,
    clearInterval,
  });
  return {
    skipWaiting,
    unregister,
    stored,
    happen: (name: string) => listeners.get(name)?.({ waitUntil: (work) => void work }),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('PWA-05: asks to take over until it does, since Chromium may forget it', () => {
  const { skipWaiting, happen } = startWorker();
  happen('install');
  expect(skipWaiting).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(skipWaiting).toHaveBeenCalledTimes(6);
  happen('activate');
  vi.advanceTimersByTime(5000);
  expect(skipWaiting).toHaveBeenCalledTimes(6);
});

test('PWA-05: removes what the shop has stored, and nothing of others', async () => {
  const { stored, happen } = startWorker();
  happen('activate');
  await vi.advanceTimersByTimeAsync(0);
  expect([...stored]).toEqual(['of-another-site']);
});

test('PWA-05: removes itself again, as a page that has just loaded registers it a moment later', async () => {
  const { unregister, happen } = startWorker();
  happen('activate');
  await vi.advanceTimersByTimeAsync(0);
  expect(unregister).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(unregister).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(unregister).toHaveBeenCalledTimes(8);
});

test('PWA-05: removes itself whenever a page asks it for something', () => {
  const { unregister, happen } = startWorker();
  happen('message');
  expect(unregister).toHaveBeenCalledTimes(1);
});
