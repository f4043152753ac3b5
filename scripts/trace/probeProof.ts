import type { Mutant } from './instrument.ts';
import type { ActiveMutant, MutantCoverage } from './mutantSwitch.ts';
import type { FailureKind } from './failureKind.ts';

/**
 * Result of one test run: green with coverage, red, or without a result (the file did not load, or there is no such
 * test).
 */
export type ProofRun =
  | { outcome: 'green'; coverage: MutantCoverage }
  | { outcome: 'red'; kind: FailureKind; message: string }
  | { outcome: 'none'; message: string };

/** Runs one test of the copy, unmutated or with one mutant. */
export type RunProof = (mutant: ActiveMutant | null) => Promise<ProofRun>;

/**
 * Result of a probe: `red` (a mutant was detected), `nothing` (no tried mutant was detected) or `unjudged` (the test
 * fails without mutants).
 */
export type Finding =
  | { verdict: 'red'; kind: FailureKind; message: string; mutant: Mutant; tried: number }
  | { verdict: 'nothing'; tried: number }
  | { verdict: 'unjudged'; message: string };

/**
 * The search ends after this number of failures without an assertion: each takes time, and more give no new
 * information.
 */
const maxWeakFailures = 4;

function hitsOf({ static: loading, perTest }: MutantCoverage, id: string) {
  return [loading, ...Object.values(perTest)].reduce((sum, hits) => sum + (hits[id] ?? 0), 0);
}

/** Runs a proof without mutants, for what it executes. */
export async function runWhole(run: RunProof): Promise<ProofRun> {
  const whole = await run(null);
  // The bundler may disturb the first run, because it optimises dependencies on demand.
  return whole.outcome === 'green' ? whole : run(null);
}

/**
 * Tries at most `most` mutants of the code that a proof executes, until an assertion of the proof fails. Other
 * failures are weaker evidence, so the search continues after them. `whole` is its run without mutants.
 */
export async function probeProof(
  whole: ProofRun,
  run: RunProof,
  order: (coverage: MutantCoverage) => Mutant[],
  most: number,
): Promise<Finding> {
  if (whole.outcome !== 'green') return { verdict: 'unjudged', message: whole.message };
  const weakFailures: Finding[] = [];
  let tried = 0;
  for (const mutant of order(whole.coverage).slice(0, most)) {
    tried += 1;
    const hitLimit = 1000 + 100 * hitsOf(whole.coverage, mutant.id);
    const broken = await run({ activeMutant: mutant.id, hitLimit });
    if (broken.outcome !== 'red') continue;
    const { kind, message } = broken;
    const finding: Finding = { verdict: 'red', kind, message, mutant, tried };
    if (kind === 'expectation') return finding;
    weakFailures.push(finding);
    if (weakFailures.length === maxWeakFailures) break;
  }
  return weakFailures[0] ?? { verdict: 'nothing', tried };
}
