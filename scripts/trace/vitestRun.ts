import type { TestModule } from 'vitest/node';
import type { ProofRun } from './probeProof.ts';
import { strongestFailure } from './failureKind.ts';

function messageOf(fault: unknown) {
  return typeof fault === 'object' && fault !== null && 'message' in fault
    ? String(fault.message)
    : String(fault);
}

/**
 * Result of one run for the modules of one file. A module without collected tests did not load, and an error outside
 * of tests does not belong to them: neither is evidence.
 */
export function readVitestRun(modules: readonly TestModule[], unhandled: readonly unknown[]): ProofRun {
  const collected = modules.filter(({ children }) => children.size > 0);
  const tests = collected.flatMap(({ children }) => [...children.allTests()]);
  const red = strongestFailure([
    ...tests.flatMap((test) => test.result().errors ?? []),
    ...collected.flatMap(({ children }) => [...children.allSuites()].flatMap((suite) => suite.errors())),
    ...collected.flatMap((module) => module.errors()),
  ]);
  if (red !== undefined) return { outcome: 'red', ...red };
  const faults = [...unhandled, ...modules.flatMap((module) => module.errors())].map(messageOf);
  const passed = tests.find((test) => test.result().state === 'passed');
  const coverage = passed?.meta().covered;
  if (faults.length === 0 && coverage !== undefined) return { outcome: 'green', coverage };
  return { outcome: 'none', message: faults[0] ?? 'no such test: run the tests, then the probe' };
}
