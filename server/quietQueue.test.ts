import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quietQueue } from './quietQueue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A queue, what it has done, and work that ends when it is told to. */
function watched() {
  const { now, later } = quietQueue(100);
  const done: string[] = [];
  const task = (name: string, milliseconds = 0) =>
    new Promise<void>((end) => setTimeout(end, milliseconds)).then(() => done.push(name));
  return { now, later, done, task };
}

test('idle work begins after a pause, one at a time in order', async () => {
  const { later, done, task } = watched();
  later(() => task('one', 50));
  later(() => task('other', 50));
  await vi.advanceTimersByTimeAsync(99);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(52);
  expect(done).toEqual(['one']);
  await vi.advanceTimersByTimeAsync(152);
  expect(done).toEqual(['one', 'other']);
});

test('idle work waits for urgent work, and a pause after it', async () => {
  const { now, later, done, task } = watched();
  later(() => task('later'));
  await vi.advanceTimersByTimeAsync(90);
  const urgent = now(() => task('urgent', 500));
  await vi.advanceTimersByTimeAsync(590);
  expect(done).toEqual(['urgent']);
  await vi.advanceTimersByTimeAsync(20);
  expect(done).toEqual(['urgent', 'later']);
  expect(await urgent).toBe(1);
});

test('urgent work begins at once, also during other work', async () => {
  const { now, later, done, task } = watched();
  later(() => task('later', 1000));
  await vi.advanceTimersByTimeAsync(150);
  void now(() => task('urgent', 10));
  await vi.advanceTimersByTimeAsync(20);
  expect(done).toEqual(['urgent']);
});

test('failed work stops no other work, and urgent work rejects', async () => {
  const { now, later, done, task } = watched();
  later(() => Promise.reject(new Error('no')));
  later(() => task('next'));
  await expect(now(() => Promise.reject(new Error('none')))).rejects.toThrow('none');
  await vi.advanceTimersByTimeAsync(300);
  expect(done).toEqual(['next']);
});
