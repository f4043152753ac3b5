import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { poll } from './poll.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A poll that succeeds from a time on; the times of its checks. */
function checksOf(from: number, limits: { timeout?: number; leaves?: number } = {}) {
  const end = new AbortController();
  const times: number[] = [];
  const began = Date.now();
  poll(
    () => {
      times.push(Date.now() - began);
      return Date.now() - began >= from;
    },
    {
      every: 100,
      signal: end.signal,
      ...(limits.timeout !== undefined && { timeout: limits.timeout }),
    },
  );
  if (limits.leaves !== undefined) setTimeout(() => end.abort(), limits.leaves);
  vi.advanceTimersByTime(60_000);
  return { times, timers: vi.getTimerCount() };
}

test('the first check is made at once, and what succeeds is not checked again', () => {
  expect(checksOf(0)).toEqual({ times: [0], timers: 0 });
  expect(checksOf(250)).toEqual({ times: [0, 100, 200, 300], timers: 0 });
});

test('it ends with its signal, and after its longest time', () => {
  expect(checksOf(Infinity, { leaves: 250 })).toEqual({ times: [0, 100, 200], timers: 0 });
  expect(checksOf(Infinity, { timeout: 300 })).toEqual({ times: [0, 100, 200, 300], timers: 0 });
});

test('with a signal that was aborted before nothing is checked', () => {
  const check = vi.fn<() => boolean>();
  poll(check, { every: 1, signal: AbortSignal.abort() });
  expect(check).not.toHaveBeenCalled();
});
