import type { Requirement } from './catalogue.ts';
import { countsFor } from './levels.ts';
import type { Level } from './levels.ts';
import type { Runner } from './runners.ts';
import { parseTitle } from './title.ts';

/** The result of one test, or of one step of a journey: its file, its title, passed or not. */
export interface TestOutcome {
  file: string;
  title: string;
  passed: boolean;
}

/** A test or step that names a line; it counts if it passed at the line's level or above. */
export interface Proof extends TestOutcome {
  runner: string;
  level: Level;
  counts: boolean;
}

/** A requirement line with its tests: proven, proven only below its level, or without a passing test. */
export interface Row extends Requirement {
  state: 'proven' | 'below' | 'without';
  proofs: Proof[];
}

function stateOf(proofs: readonly Proof[]): Row['state'] {
  if (proofs.some((proof) => proof.counts)) return 'proven';
  return proofs.some((proof) => proof.passed) ? 'below' : 'without';
}

/** Joins the requirement lines with the test results of every runner, and lists titles with wrong ids. (LAB-08) */
export function joinProofs(
  requirements: readonly Requirement[],
  results: readonly { runner: Runner; outcomes: readonly TestOutcome[] }[],
) {
  const known = new Set(requirements.map(({ id }) => id));
  const errors: string[] = [];
  const named = results.flatMap(({ runner, outcomes }) =>
    outcomes.map((outcome) => {
      const { ids, error } = parseTitle(outcome.title, known);
      if (error !== undefined) errors.push(`${outcome.file}: '${outcome.title}': ${error}`);
      return { ids, runner, outcome };
    }),
  );
  const rows = requirements.map((requirement): Row => {
    const proofs = named
      .filter(({ ids }) => ids.includes(requirement.id))
      .map(({ runner: { name, level }, outcome: { file, title, passed } }) => {
        const counts = passed && countsFor(requirement.level, level);
        return { file, title, passed, runner: name, level, counts };
      });
    return { ...requirement, state: stateOf(proofs), proofs };
  });
  return { rows, errors };
}

/**
 * Judges the lines: `broken` are delivered and have no counting proof, which fails the run; `undeclared` are proven
 * but not listed as delivered. (LAB-08)
 */
export function judge(rows: readonly Row[], delivered: ReadonlySet<string>) {
  return {
    broken: rows.filter(({ id, state }) => delivered.has(id) && state !== 'proven'),
    undeclared: rows.filter(({ id, state }) => !delivered.has(id) && state === 'proven'),
  };
}
