import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.ts';

/** How many tests of a step passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** One step of a suite: a command and the path of its test report. A step without a report counts as one test. */
export interface Step {
  name: string;
  command: readonly [string, ...string[]];
  report?: string;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

function countIn(report: string): Count {
  const content = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in content) {
    const { expected, unexpected, flaky, skipped } = content.stats;
    // Tests skipped because a dependency failed count as failed.
    return { passed: expected, failed: unexpected + flaky + skipped };
  }
  return { passed: content.numPassedTests, failed: content.numFailedTests };
}

/** The count of a step from its report, if it has one. A step that exits with an error has at least one failure. */
function countOf(step: Step, code: number): Count {
  const withoutReport = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (step.report === undefined || !existsSync(step.report))
    return step.report === undefined ? withoutReport : { passed: 0, failed: 1 };
  const count = countIn(step.report);
  return code === 0 ? count : { ...count, failed: Math.max(1, count.failed) };
}

/** Steps that run one after the other, because each needs the one before it. */
export type Lane = readonly Step[];

async function runLane(lane: Lane): Promise<Count[]> {
  const counts: Count[] = [];
  for (const step of lane) {
    const [command, ...args] = step.command;
    const { code, output, seconds } = await run(command, args);
    const count = countOf(step, code);
    counts.push(count);
    console.log(`${step.name} … ${count.passed} passed, ${count.failed} failed (${seconds.toFixed(1)} s)`);
    if (count.failed > 0) console.log(output);
  }
  return counts;
}

/** Runs the stages in sequence and the lanes of a stage in parallel, prints failures, and returns the totals. */
export async function runStages(stages: readonly (readonly Lane[])[]): Promise<Count> {
  const counts: Count[] = [];
  for (const lanes of stages) counts.push(...(await Promise.all(lanes.map(runLane))).flat());
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}
