import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import {
  type Count,
  countIn,
  failedIn,
  type NamedTest,
  readReport,
  takePassed,
  writeReport,
} from './report.ts';
import { run } from './run.ts';

/** One step of a suite. A step without a report counts as one test. */
export interface Step {
  name: string;
  /** A program and its arguments, between spaces. */
  command: string;
  /** Further arguments. */
  args?: readonly string[];
  /** Path of its test report. */
  report?: string;
  /** Runs tests of the files that are added to it on one worker, and writes the report `againReport`. */
  again?: string;
}

/** A test that failed, and passed when it was run again. */
interface Flaky extends NamedTest {
  stage: string;
}

export const againReport = 'reports/again.json';

/** More failures in one step have another cause than chance. */
const chanceLimit = 20;

function runCommand(command: string, args: readonly string[], env = {}) {
  const [program = '', ...first] = command.split(' ');
  return run(program, [...first, ...args], { env });
}

/** How Vitest and Playwright report errors outside of tests, which are not in the reports. */
const otherErrors = /caught \d+ unhandled error|not a part of any test/;

/** The count of a step from its report, if it has one. A step that exits with an error has at least one failure. */
function countOf({ report }: Step, code: number, output: string): Count {
  if (report === undefined) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const content = readReport(report);
  if (content === undefined) return { passed: 0, failed: 1 };
  const { passed, failed } = countIn(content);
  if (code === 0) return { passed, failed };
  return { passed, failed: otherErrors.test(output) ? failed + 1 : Math.max(1, failed) };
}

function print(name: string, { passed, failed }: Count, seconds: number, output: string) {
  console.log(`${name} … ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`);
  if (failed > 0) console.log(output);
}

/** Steps that run one after the other, because each needs the one before it, or a whole core. */
export type Lane = readonly Step[];

/** Lanes that run at the same time. */
export type Stage = readonly Lane[];

interface Done {
  step: Step;
  count: Count;
}

async function runLane(lane: Lane): Promise<Done[]> {
  const done: Done[] = [];
  for (const step of lane) {
    const { code, output, seconds } = await runCommand(step.command, step.args ?? []);
    const count = countOf(step, code, output);
    done.push({ step, count });
    print(step.name, count, seconds, output);
  }
  return done;
}

/**
 * Runs the failed tests of a step once more, and returns those that pass then. They count as passed, in the report of the
 * step too.
 */
async function repeatFailed({ step: { name, report: path, again }, count }: Done) {
  const report = path === undefined ? undefined : readReport(path);
  if (path === undefined || report === undefined || again === undefined) return { count, flaky: [] };
  const failed = failedIn(report);
  if (failed.length === 0) return { count, flaky: [] };
  if (failed.length > chanceLimit) {
    console.log(`${name}: ${failed.length} failures are not chance, so they do not run again.`);
    return { count, flaky: [] };
  }
  rmSync(againReport, { force: true });
  const files = new Set(failed.map(({ file }) => file));
  const { output, seconds } = await runCommand(again, [...files], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: againReport,
  });
  const second = readReport(againReport);
  const passed = second === undefined ? [] : takePassed(report, second);
  writeReport(path, report);
  print(`${name}, again`, { passed: passed.length, failed: failed.length - passed.length }, seconds, output);
  return {
    count: { passed: countIn(report).passed, failed: count.failed - passed.length },
    flaky: passed.map(({ file, title }) => ({ stage: name, file: relative('.', file), title })),
  };
}

/**
 * Runs the stages in sequence and the lanes of a stage in parallel, prints failures, and returns the totals and the flaky
 * tests. What failed in a browser runs once more when all lanes of its stage have ended.
 */
export async function runStages(stages: readonly Stage[]): Promise<Count & { flaky: Flaky[] }> {
  const results: { count: Count; flaky: Flaky[] }[] = [];
  for (const lanes of stages)
    for (const done of (await Promise.all(lanes.map(runLane))).flat()) results.push(await repeatFailed(done));
  return {
    passed: results.reduce((sum, { count }) => sum + count.passed, 0),
    failed: results.reduce((sum, { count }) => sum + count.failed, 0),
    flaky: results.flatMap(({ flaky }) => flaky),
  };
}
