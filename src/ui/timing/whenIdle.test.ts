import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './moments.ts';

// Node, like Safari, has no idle callback.
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { readyState: 'complete' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('without an idle callback work begins within half a second of the load, after the current task', () => {
  const work = vi.fn<() => void>();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(work).toHaveBeenCalledTimes(1);
});

test('without an idle callback work that is cancelled does not begin', () => {
  const work = vi.fn<() => void>();
  whenIdle(work)();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});
