import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.ts';

/** How many proofs of a step passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** One step of a suite: a command, and where its proofs are counted; a step without a report is one proof. */
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
  const read = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in read) {
    const { expected, unexpected, flaky, skipped } = read.stats;
    // What waited for others that failed has not run: it is no success.
    return { passed: expected, failed: unexpected + flaky + skipped };
  }
  return { passed: read.numPassedTests, failed: read.numFailedTests };
}

/** What a step counts for: its report, where it has one; a step that failed has never less than one failure. */
function countOf(step: Step, code: number): Count {
  const alone = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (step.report === undefined || !existsSync(step.report))
    return step.report === undefined ? alone : { passed: 0, failed: 1 };
  const count = countIn(step.report);
  return code === 0 ? count : { ...count, failed: Math.max(1, count.failed) };
}

/** Steps that need one another, in their order. */
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

/** Runs the stages one after the other and the lanes of a stage side by side, shows what failed, and gives the sum. */
export async function runStages(stages: readonly (readonly Lane[])[]): Promise<Count> {
  const counts: Count[] = [];
  for (const lanes of stages) counts.push(...(await Promise.all(lanes.map(runLane))).flat());
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}
