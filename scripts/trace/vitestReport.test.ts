import { expect, test } from 'vitest';
import { readVitestReport } from './vitestReport.ts';

test('every test of every file is an outcome; only a passed one passed', () => {
  const report = {
    numTotalTests: 3,
    testResults: [
      {
        name: '/shop/src/rules/cart.test.ts',
        status: 'failed',
        assertionResults: [
          { title: 'waits', status: 'passed' },
          { title: 'fails', status: 'failed' },
          { title: 'skipped', status: 'skipped' },
        ],
      },
      { name: '/shop/src/rules/broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  const file = '/shop/src/rules/cart.test.ts';
  expect(readVitestReport(report)).toEqual([
    { file, title: 'waits', passed: true },
    { file, title: 'fails', passed: false },
    { file, title: 'skipped', passed: false },
  ]);
});

test('anything else is refused', () => {
  expect(() => readVitestReport({ suites: [] })).toThrow(/testResults/);
});
