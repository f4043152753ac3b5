import { join } from 'node:path';
import * as v from 'valibot';
import type { TestOutcome } from './testOutcome.ts';

const result = v.object({
  status: v.string(),
  duration: v.number(),
  errors: v.array(
    v.object({ message: v.string(), location: v.optional(v.object({ file: v.string(), line: v.number() })) }),
  ),
});

const spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(v.object({ status: v.string(), results: v.array(result) })),
});

interface Suite {
  title: string;
  specs: v.InferOutput<typeof spec>[];
  suites?: Suite[] | undefined;
}

const suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  specs: v.array(spec),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

const report = v.object({ config: v.object({ rootDir: v.string() }), suites: v.array(suite) });

/** Result of one test in Playwright's report; times in ms. */
interface JourneyOutcome extends TestOutcome {
  duration: number;
  errors: v.InferOutput<typeof result>['errors'];
}

function outcomesOf({ specs, suites = [] }: Suite, rootDir: string, within: string[]): JourneyOutcome[] {
  const own = specs.map(({ title, file, tests }) => ({
    file: join(rootDir, file),
    within,
    duration: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    errors: tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors)),
    title,
    // A test that passed on retry is 'flaky', and one that is meant to fail is 'expected': neither is a proof.
    passed:
      tests.length > 0 &&
      tests.every(
        ({ status, results }) =>
          status === 'expected' && results.every((result) => result.status === 'passed'),
      ),
  }));
  return [...own, ...suites.flatMap((inner) => outcomesOf(inner, rootDir, [...within, inner.title]))];
}

/** The results in a report of Playwright's JSON reporter. Throws if the input has another format. */
export function readPlaywrightReport(json: unknown): JourneyOutcome[] {
  const { config, suites } = v.parse(report, json);
  return suites.flatMap((file) => outcomesOf(file, config.rootDir, []));
}
