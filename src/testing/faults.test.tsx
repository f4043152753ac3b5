import { expect, test } from 'vitest';
import { takeFaults } from './faults.ts';
import { takeUnanswered } from './mockWorker.ts';

// What these tests bring about would fail any other: they take it, and look at it. An uncaught error or rejection
// cannot be taken back: the runner itself fails the run for it, besides this watch.

test('an error and a warning on the console are faults', () => {
  console.error('broken', 1);
  console.warn('careful');
  expect(takeFaults()).toEqual(['console.error: broken 1', 'console.warn: careful']);
});

test('a call that no handler answers is a fault', async () => {
  await fetch('/api/nobody/knows/this').catch(() => undefined);
  expect(takeUnanswered()).toEqual([`GET ${location.origin}/api/nobody/knows/this`]);
});
