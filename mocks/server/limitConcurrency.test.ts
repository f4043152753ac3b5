import { expect, test } from 'vitest';
import { limitConcurrency } from './limitConcurrency.ts';

/** Pieces of work that end when they are told to. */
function bench() {
  const began: number[] = [];
  const ends = new Map<number, (how: 'done' | 'broken') => void>();
  const work = (name: number) => () => {
    began.push(name);
    return new Promise<number>((resolve, reject) => {
      ends.set(name, (how) => (how === 'done' ? resolve(name) : reject(new Error(how))));
    });
  };
  const end = async (name: number, how: 'done' | 'broken' = 'done') => {
    ends.get(name)?.(how);
    await new Promise(setImmediate);
  };
  return { began, work, end };
}

test('no more than the allowed number run at a time, and whoever came first begins first', async () => {
  const { began, work, end } = bench();
  const inTurn = limitConcurrency(2);
  const all = [1, 2, 3, 4].map((name) => inTurn(work(name)));
  expect(began).toEqual([1, 2]);
  await end(2);
  expect(began).toEqual([1, 2, 3]);
  await end(1);
  expect(began).toEqual([1, 2, 3, 4]);
  await end(3);
  await end(4);
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
});

test('work that fails gives its turn away as well', async () => {
  const { began, work, end } = bench();
  const inTurn = limitConcurrency(1);
  const failing = inTurn(work(1));
  const next = inTurn(work(2));
  const [failed] = await Promise.all([Promise.allSettled([failing]), end(1, 'broken')]);
  expect(failed).toMatchObject([{ status: 'rejected', reason: { message: 'broken' } }]);
  expect(began).toEqual([1, 2]);
  await end(2);
  expect(await next).toBe(2);
});

test('a turn that nobody waits for is free again', async () => {
  const { began, work, end } = bench();
  const inTurn = limitConcurrency(1);
  const first = inTurn(work(1));
  await end(1);
  await first;
  void inTurn(work(2));
  expect(began).toEqual([1, 2]);
});
