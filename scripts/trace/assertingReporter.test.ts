import type { TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { expect, test, vi } from 'vitest';
import AssertingReporter from './assertingReporter.ts';

type Steps = { category: string; steps?: Steps }[];

function stepsOf(steps: Steps): TestStep[] {
  return steps.map(({ category, steps: inner = [] }) => ({ category, steps: stepsOf(inner) }) as TestStep);
}

async function report(status: TestResult['status'], steps: Steps) {
  const reporter = new AssertingReporter();
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const testCase = { titlePath: () => ['', 'phone', 'cart.spec.ts', 'buys'] } as TestCase;
  reporter.onTestEnd(testCase, { status, steps: stepsOf(steps) } as TestResult);
  const verdict = await reporter.onEnd();
  const text = printed.mock.calls.flat().join('\n');
  printed.mockRestore();
  return { verdict, text };
}

test('a passed test without an expectation fails the run and is named', async () => {
  const { verdict, text } = await report('passed', [
    { category: 'pw:api' },
    { category: 'test.step', steps: [] },
  ]);
  expect(verdict).toEqual({ status: 'failed' });
  expect(text).toContain('phone › cart.spec.ts › buys');
});

test.each<[string, TestResult['status'], Steps]>([
  ['an expectation', 'passed', [{ category: 'pw:api' }, { category: 'expect' }]],
  ['an expectation within a step', 'passed', [{ category: 'test.step', steps: [{ category: 'expect' }] }]],
  ['a failure before its expectation', 'failed', [{ category: 'pw:api' }]],
  ['nothing run', 'skipped', []],
])('a test with %s is left to the runner', async (_, status, steps) => {
  expect(await report(status, steps)).toEqual({ verdict: undefined, text: '' });
});
