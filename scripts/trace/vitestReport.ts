import * as v from 'valibot';
import type { TestOutcome } from './matrix.ts';

const report = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(v.object({ title: v.string(), status: v.string() })),
    }),
  ),
});

/** The results in a report of Vitest's JSON reporter. Throws if the input has another format. */
export function readVitestReport(json: unknown): TestOutcome[] {
  return v.parse(report, json).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      file: name,
      title,
      passed: status === 'passed',
    })),
  );
}
