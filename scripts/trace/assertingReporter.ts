import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

function asserts(steps: readonly TestStep[]): boolean {
  return steps.some((step) => step.category === 'expect' || asserts(step.steps));
}

/**
 * A Playwright reporter that fails the run if a test passed without an assertion, and names the test; the counterpart
 * of Vitest's `expect.requireAssertions`.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright loads a reporter by its default export.
export default class AssertingReporter implements Reporter {
  readonly #silent: string[] = [];

  onTestEnd(test: TestCase, result: TestResult) {
    if (result.status !== 'passed' || asserts(result.steps)) return;
    this.#silent.push(test.titlePath().filter(Boolean).join(' › '));
  }

  async onEnd() {
    if (this.#silent.length === 0) return undefined;
    console.error(
      `\nPassed without a single expectation:\n${this.#silent.map((title) => `  ${title}`).join('\n')}`,
    );
    return { status: 'failed' as const };
  }

  printsToStdio() {
    return false;
  }
}
