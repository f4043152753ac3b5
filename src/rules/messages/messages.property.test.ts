import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FlashMessage } from '#schemas/persisted.ts';
import { queueFlash } from './messages.ts';

type Queue = typeof queueFlash;
const message = fc.record({
  text: fc.constantFrom('A', 'B', 'C', 'D'),
  flashMessageType: fc.constantFrom('success', 'error'),
});

const check = (add: Queue) =>
  fc.assert(
    fc.property(fc.array(message), (messages) => {
      let queue: FlashMessage[] = [];
      for (const next of messages) queue = add(queue, next);
      const first = messages.filter(
        ({ text }, index) => messages.findIndex((other) => other.text === text) === index,
      );
      return JSON.stringify(queue) === JSON.stringify(first);
    }),
    { seed: 20241, numRuns: 300 },
  );

test('APP-36, APP-37: keeps the first of each text, with its type and position', () => {
  expect(() => check(queueFlash)).not.toThrow();
});

test.each<[string, Queue]>([
  ['keeps duplicates', (queue, next) => [...queue, next]],
  [
    'compares the type too',
    (queue, next) =>
      queue.some((flash) => JSON.stringify(flash) === JSON.stringify(next)) ? queue : [...queue, next],
  ],
  [
    'moves a duplicate to the end',
    (queue, next) => [...queue.filter(({ text }) => text !== next.text), next],
  ],
  [
    'takes the newer type',
    (queue, next) => queueFlash(queue, next).map((flash) => (flash.text === next.text ? next : flash)),
  ],
])('refused is a queue that %s', (_fault, add) => {
  expect(() => check(add)).toThrow('Property failed');
});
