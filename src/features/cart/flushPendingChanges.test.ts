import { expect, test, vi } from 'vitest';
import { signInBackend } from '#testing/signInBackend.ts';
import { flushPendingChanges } from './flushPendingChanges.ts';

const device = signInBackend();

const changes = [
  { item: 'ZP0001-38', quantity: 2 },
  { item: 'AN0107-38', quantity: 3 },
];

test('CART-14: the changes that were pending are sent one after the other', async () => {
  const { store, calls, lines } = await device('flushed', ['ZP0001-38', 'AN0107-38']);
  await flushPendingChanges(store, changes, vi.fn());
  expect(calls()).toHaveLength(2);
  expect(lines()).toBe('ZP0001-38=2,AN0107-38=3');
});

test('STATE-14: none is sent once the session has ended', async () => {
  const { store, calls, cart, intercept, end } = await device('ended', ['ZP0001-38', 'AN0107-38']);
  intercept(async (_path, answer) => {
    end('left');
    return answer();
  });
  const onProblem = vi.fn();
  await flushPendingChanges(store, changes, onProblem);
  expect(calls()).toHaveLength(1);
  expect(cart()).toBeUndefined();
  expect(onProblem).not.toHaveBeenCalled();
});
