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
          { ancestorTitles: ['add', 'twice'], title: 'waits', status: 'passed', fullName: 'add twice waits' },
          { ancestorTitles: [], title: 'fails', status: 'failed' },
          { ancestorTitles: [], title: 'skipped', status: 'skipped' },
        ],
      },
      { name: '/shop/src/rules/broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  const file = '/shop/src/rules/cart.test.ts';
  expect(readVitestReport(report)).toEqual([
    { file, within: ['add', 'twice'], title: 'waits', passed: true },
    { file, within: [], title: 'fails', passed: false },
    { file, within: [], title: 'skipped', passed: false },
  ]);
});

test('anything else is refused', () => {
  expect(() => readVitestReport({ suites: [] })).toThrow(/testResults/);
});
