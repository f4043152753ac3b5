import { expect, test } from 'vitest';
import { memoizeLast } from './memoizeLast.ts';

/** Remembers two, and notes what it had to make. */
function two() {
  const made: string[] = [];
  const ask = memoizeLast<string>(2);
  return {
    made,
    ask: (key: string) =>
      ask(key, () => {
        made.push(key);
        return key === 'broken' ? Promise.reject(new Error(key)) : Promise.resolve(key.toUpperCase());
      }),
  };
}

test('what is asked for again, or while it is made, is made once', async () => {
  const { made, ask } = two();
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['A', 'A']);
  expect(await ask('a')).toBe('A');
  expect(made).toEqual(['a']);
});

test('of more than it remembers the oldest is made anew', async () => {
  const { made, ask } = two();
  for (const key of ['a', 'b', 'c', 'b', 'a']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});

test('what failed is tried again', async () => {
  const { made, ask } = two();
  await expect(ask('broken')).rejects.toThrow('broken');
  await expect(ask('broken')).rejects.toThrow('broken');
  expect(made).toEqual(['broken', 'broken']);
});

test('what must not be kept is made anew, and shared while it is made', async () => {
  let count = 0;
  const ask = memoizeLast<number>(2, (result) => result > 1);
  const make = () => Promise.resolve((count += 1));
  expect(await Promise.all([ask('a', make), ask('a', make)])).toEqual([1, 1]);
  expect([await ask('a', make), await ask('a', make)]).toEqual([2, 2]);
});
