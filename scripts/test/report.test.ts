import { expect, test } from 'vitest';
import { countIn, type Report, takePassed } from './report.ts';

const file = (name: string, status: string, tests: Record<string, string>) => ({
  name,
  status,
  assertionResults: Object.entries(tests).map(([fullName, of]) => ({ fullName, status: of })),
});

const journeys = (tests: Record<string, string>): Report => ({
  config: { rootDir: '/e2e' },
  suites: [
    {
      title: 'a.spec.ts',
      specs: [],
      suites: [
        {
          title: 'cart',
          specs: Object.entries(tests).map(([title, status]) => {
            return { id: title, title, file: 'a.spec.ts', tests: [{ status }] };
          }),
        },
      ],
    },
  ],
});

test('what fails and then passes is flaky and counts as passed, by the file in Vitest', () => {
  const report: Report = {
    testResults: [
      file('a.tsx', 'failed', { one: 'failed', two: 'passed' }),
      file('b.tsx', 'failed', { three: 'failed' }),
      file('c.tsx', 'failed', {}),
      file('d.tsx', 'passed', { four: 'passed' }),
    ],
  };
  expect(countIn(report)).toEqual({ passed: 2, failed: 3 });
  const second: Report = {
    testResults: [
      file('a.tsx', 'passed', { one: 'passed', two: 'passed' }),
      file('b.tsx', 'failed', { three: 'failed' }),
      file('c.tsx', 'passed', { five: 'passed' }),
    ],
  };
  expect(takePassed(report, second)).toEqual([
    { file: 'a.tsx', title: 'one' },
    { file: 'c.tsx', title: '' },
  ]);
  expect(countIn(report)).toEqual({ passed: 4, failed: 1 });
});

test('what fails and then passes is flaky and counts as passed, by the test in Playwright', () => {
  const report = journeys({ one: 'unexpected', two: 'expected', three: 'skipped' });
  expect(countIn(report)).toEqual({ passed: 1, failed: 2 });
  expect(takePassed(report, journeys({ one: 'expected', three: 'skipped' }))).toEqual([
    { file: '/e2e/a.spec.ts', title: 'cart › one' },
  ]);
  expect(countIn(report)).toEqual({ passed: 2, failed: 1 });
});

test('a file that ran no test in the second run has failed', () => {
  const report: Report = { testResults: [file('a.tsx', 'failed', { one: 'failed' })] };
  expect(takePassed(report, { testResults: [file('a.tsx', 'passed', { one: 'skipped' })] })).toEqual([]);
});
