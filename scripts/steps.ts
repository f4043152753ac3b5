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
  stats: { expected: number; unexpected: number; flaky: number };
}

function countIn(report: string): Count {
  const read = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in read)
    return { passed: read.stats.expected, failed: read.stats.unexpected + read.stats.flaky };
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

/** Runs the steps one after the other, shows what failed, and gives the sum. */
export async function runSteps(steps: readonly Step[]): Promise<Count> {
  const sum: Count = { passed: 0, failed: 0 };
  for (const step of steps) {
    const [command, ...args] = step.command;
    process.stdout.write(`${step.name} … `);
    const { code, output, seconds } = await run(command, args);
    const count = countOf(step, code);
    sum.passed += count.passed;
    sum.failed += count.failed;
    console.log(`${count.passed} passed, ${count.failed} failed (${seconds.toFixed(1)} s)`);
    if (count.failed > 0) console.log(output);
  }
  return sum;
}
