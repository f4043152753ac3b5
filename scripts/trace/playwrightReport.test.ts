import { expect, test } from 'vitest';
import { readPlaywrightReport } from './playwrightReport.ts';

function aSpec(title: string, ...tests: { status: string; results: (typeof failed)[] }[]) {
  return { title, file: 'cart.spec.ts', ok: true, tests };
}

const passed = { status: 'passed', duration: 7, errors: [] };
const failed = { status: 'failed', duration: 9, errors: [{ message: 'Error: no' }] };

function readOne(...specs: ReturnType<typeof aSpec>[]) {
  return readPlaywrightReport({
    config: { rootDir: '/shop/e2e' },
    suites: [
      {
        title: 'cart.spec.ts',
        specs: [],
        suites: [{ title: 'cart', specs, suites: [{ title: 'in', specs: [] }] }],
      },
    ],
  });
}

test('a test carries its file and the titles around it', () => {
  expect(readOne(aSpec('buys', { status: 'expected', results: [passed] }))).toEqual([
    {
      file: '/shop/e2e/cart.spec.ts',
      within: ['cart'],
      title: 'buys',
      passed: true,
      duration: 7,
      errors: [],
    },
  ]);
});

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
  expect(readOne(aSpec('buys', ...tests)).map((outcome) => outcome.passed)).toEqual([false]);
});

test('anything else is refused', () => {
  expect(() => readPlaywrightReport({ testResults: [] })).toThrow(/config/);
});
