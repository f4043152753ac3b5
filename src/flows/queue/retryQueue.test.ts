import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Store } from '#store/store.ts';
import { cancelRetry, scheduleRetry } from './retryQueue.ts';

describe('the pauses between retries', () => {
  // Only the identity of the stores is used.
  const aStore = () => ({}) as Store;

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('KEEP-02: the pauses are 5 s, 10 s, 20 s, 40 s and 60 s, and 5 s again once an attempt was dropped', () => {
    const store = aStore();
    const work = vi.fn<() => void>();
    for (const [index, seconds] of [5, 10, 20, 40, 60, 60].entries()) {
      scheduleRetry(store, work);
      vi.advanceTimersByTime(1000 * seconds - 1);
      expect(work).toHaveBeenCalledTimes(index);
      vi.advanceTimersByTime(1);
      expect(work).toHaveBeenCalledTimes(index + 1);
    }
    scheduleRetry(store, work);
    cancelRetry(store);
    vi.advanceTimersByTime(100_000);
    expect(work).toHaveBeenCalledTimes(6);
    scheduleRetry(store, work);
    vi.advanceTimersByTime(5000);
    expect(work).toHaveBeenCalledTimes(7);
  });

  test('KEEP-02: a store waits for one retry at a time, each store for its own', () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const store = aStore();
    scheduleRetry(store, first);
    scheduleRetry(store, first);
    scheduleRetry(aStore(), second);
    vi.advanceTimersByTime(5000);
    expect(second).toHaveBeenCalledOnce();
    expect(first).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100_000);
    expect(first).toHaveBeenCalledOnce();
  });
});
