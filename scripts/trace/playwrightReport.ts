import { join } from 'node:path';
import * as v from 'valibot';
import type { TestOutcome } from './matrix.ts';

interface Step {
  title: string;
  error?: unknown;
  steps: Step[];
}

const step: v.GenericSchema<unknown, Step> = v.object({
  title: v.string(),
  error: v.optional(v.unknown()),
  steps: v.optional(v.array(v.lazy(() => step)), []),
});

const result = v.object({ status: v.string(), steps: v.optional(v.array(step), []) });

const spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(v.object({ status: v.string(), results: v.array(result) })),
});

interface Suite {
  specs: v.InferOutput<typeof spec>[];
  suites: Suite[];
}

const suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(spec),
  suites: v.optional(v.array(v.lazy(() => suite)), []),
});

const report = v.object({ config: v.object({ rootDir: v.string() }), suites: v.array(suite) });

const withInner = (steps: Step[]): Step[] => steps.flatMap((each) => [each, ...withInner(each.steps)]);

/** The outcome of a journey, and those of its steps: a step passes only if the whole journey does. */
function outcomesOf({ title, file: name, tests }: Suite['specs'][number], rootDir: string): TestOutcome[] {
  const file = join(rootDir, name);
  const results = tests.flatMap((each) => each.results);
  // A test that passed on retry is 'flaky', and one that is meant to fail is 'expected': neither is a proof.
  const passed =
    tests.length > 0 &&
    tests.every(({ status }) => status === 'expected') &&
    results.every(({ status }) => status === 'passed');
  const steps = withInner(results.flatMap((each) => each.steps));
  return [
    { file, title, passed },
    ...steps.map(({ title: part, error }) => ({ file, title: part, passed: passed && error === undefined })),
  ];
}

const specsOf = ({ specs, suites }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

/** The results in a report of Playwright's JSON reporter. Throws if the input has another format. */
export function readPlaywrightReport(json: unknown): TestOutcome[] {
  const { config, suites } = v.parse(report, json);
  return suites.flatMap(specsOf).flatMap((each) => outcomesOf(each, config.rootDir));
}
