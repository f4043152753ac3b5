import * as v from 'valibot';
import type { TestOutcome } from './testOutcome.ts';

const report = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({ ancestorTitles: v.array(v.string()), title: v.string(), status: v.string() }),
      ),
    }),
  ),
});

/** The results in a report of Vitest's JSON reporter. Throws if the input has another format. */
export function readVitestReport(json: unknown): TestOutcome[] {
  return v.parse(report, json).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: name,
      within: ancestorTitles,
      title,
      passed: status === 'passed',
    })),
  );
}
