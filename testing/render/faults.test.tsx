import { expect, test } from 'vitest';
import { takeFaults } from './faults.ts';
import { takeUnanswered } from './mockWorker.ts';

// The faults in these tests would fail any other test: they take and assert them. An uncaught error or rejection
// cannot be taken back, because the runner itself fails the run for it.

test('an error and a warning on the console are faults', () => {
  console.error('broken', 1);
  console.warn('careful');
  expect(takeFaults()).toEqual(['console.error: broken 1', 'console.warn: careful']);
});

test('a call that no handler answers is a fault', async () => {
  await fetch('/api/nobody/knows/this').catch(() => undefined);
  expect(takeUnanswered()).toEqual([`GET ${location.origin}/api/nobody/knows/this`]);
});
