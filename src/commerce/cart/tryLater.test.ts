import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Store } from '#store/makeStore.ts';
import { dropAttempt, tryLater } from './tryLater.ts';

// Only what tells stores apart is used of them.
const aStore = () => ({}) as Store;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('KEEP-02: the pauses are 5 s, 10 s, 20 s, 40 s and 60 s, and 5 s again once an attempt was dropped', () => {
  const store = aStore();
  const attempt = vi.fn<() => void>();
  for (const [index, seconds] of [5, 10, 20, 40, 60, 60].entries()) {
    tryLater(store, attempt);
    vi.advanceTimersByTime(1000 * seconds - 1);
    expect(attempt).toHaveBeenCalledTimes(index);
    vi.advanceTimersByTime(1);
    expect(attempt).toHaveBeenCalledTimes(index + 1);
  }
  tryLater(store, attempt);
  dropAttempt(store);
  vi.advanceTimersByTime(100_000);
  expect(attempt).toHaveBeenCalledTimes(6);
  tryLater(store, attempt);
  vi.advanceTimersByTime(5000);
  expect(attempt).toHaveBeenCalledTimes(7);
});

test('KEEP-02: a store waits for one attempt at a time, each store for its own', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const store = aStore();
  tryLater(store, first);
  tryLater(store, first);
  tryLater(aStore(), second);
  vi.advanceTimersByTime(5000);
  expect(second).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100_000);
  expect(first).toHaveBeenCalledOnce();
});
