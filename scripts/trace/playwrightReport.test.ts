import { expect, test } from 'vitest';
import { readPlaywrightReport } from './playwrightReport.ts';

interface Step {
  title: string;
  error?: object;
  steps?: Step[];
}

const passed = { status: 'passed', steps: [] as Step[] };
const failed = { ...passed, status: 'failed' };

function readOne(...tests: { status: string; results: (typeof passed)[] }[]) {
  const specs = [{ title: 'buys', file: 'cart.spec.ts', ok: true, tests }];
  return readPlaywrightReport({
    config: { rootDir: '/shop/e2e' },
    suites: [{ specs: [], suites: [{ specs, suites: [{ specs: [] }] }] }],
  });
}

test.each([
  ['passed at the second attempt', [{ status: 'flaky', results: [failed, passed] }]],
  ['failed as it was meant to', [{ status: 'expected', results: [failed] }]],
  ['skipped', [{ status: 'skipped', results: [{ ...passed, status: 'skipped' }] }]],
  [
    'passed in one browser and not in the other',
    [
      { status: 'expected', results: [passed] },
      { status: 'unexpected', results: [failed] },
    ],
  ],
  ['never ran', []],
])('a test did not pass that %s', (_, tests) => {
  expect(readOne(...tests).map((outcome) => outcome.passed)).toEqual([false]);
});

const steps: Step[] = [
  { title: 'opens', steps: [{ title: 'taps' }, { title: 'tries', error: { message: 'no' } }] },
  { title: 'pays' },
];
const outcomesOf = (status: string) =>
  readOne({ status: status === 'passed' ? 'expected' : 'unexpected', results: [{ status, steps }] }).map(
    ({ title, passed }) => [title, passed],
  );

test('each step is an outcome, inner ones too, and passes if it has no error', () => {
  expect(outcomesOf('passed')).toEqual([
    ['buys', true],
    ['opens', true],
    ['taps', true],
    ['tries', false],
    ['pays', true],
  ]);
});

test('no step of a failed journey passes', () => {
  expect(outcomesOf('failed').filter(([, passed]) => passed)).toEqual([]);
});
