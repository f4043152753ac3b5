import type { Mutant } from './instrument.ts';
import type { ActiveMutant, MutantCoverage } from './mutantSwitch.ts';
import type { RedKind } from './redKind.ts';

/** One run of one test: green with what it ran, red, or without a result (its file did not load, no such test). */
export type ProofRun =
  | { outcome: 'green'; coverage: MutantCoverage }
  | { outcome: 'red'; kind: RedKind; message: string }
  | { outcome: 'none'; message: string };

/** Runs one test of the copy, as the code was written or with one mutant on. */
export type RunProof = (mutant: ActiveMutant | null) => Promise<ProofRun>;

/**
 * What the probe found: `red` at a mutant, `nothing` (no mutant that was tried turned it red) or `unjudged` (it does
 * not pass in the copy as it is).
 */
export type Finding =
  | { verdict: 'red'; kind: RedKind; message: string; mutant: Mutant; tried: number }
  | { verdict: 'nothing'; tried: number }
  | { verdict: 'unjudged'; message: string };

/** So many reds without an expectation end the search: each costs time, and more of them tell nothing new. */
const enoughLesser = 4;

function hitsOf({ static: loading, perTest }: MutantCoverage, id: string) {
  return [loading, ...Object.values(perTest)].reduce((sum, hits) => sum + (hits[id] ?? 0), 0);
}

/**
 * Breaks what a proof runs, one mutant at a time and at most `most` of them, until an expectation of the proof is not
 * met. Any other kind of red is lesser evidence, so the search goes on
 * after it.
 */
export async function probeProof(
  run: RunProof,
  order: (coverage: MutantCoverage) => Mutant[],
  most: number,
): Promise<Finding> {
  let whole = await run(null);
  // A first run can be disturbed by the bundler, which prepares packages while it serves.
  if (whole.outcome !== 'green') whole = await run(null);
  if (whole.outcome !== 'green') return { verdict: 'unjudged', message: whole.message };
  const lesser: Finding[] = [];
  let tried = 0;
  for (const mutant of order(whole.coverage).slice(0, most)) {
    tried += 1;
    const hitLimit = 1000 + 100 * hitsOf(whole.coverage, mutant.id);
    const broken = await run({ activeMutant: mutant.id, hitLimit });
    if (broken.outcome !== 'red') continue;
    const { kind, message } = broken;
    const finding: Finding = { verdict: 'red', kind, message, mutant, tried };
    if (kind === 'expectation') return finding;
    lesser.push(finding);
    if (lesser.length === enoughLesser) break;
  }
  return lesser[0] ?? { verdict: 'nothing', tried };
}
