import { parseArgs } from 'node:util';
import type { NamedStep } from './stages.ts';

/** What a plan needs to know of the working copy. */
export interface WorkingCopy {
  isBuilt: () => boolean;
  /** The paths that match a pattern. */
  files: (pattern: string) => string[];
  /** The commit that a reference and the working copy have in common, and the paths that differ from it. */
  since: (reference: string) => { commit: string; paths: string[] } | undefined;
}

/** The arguments mean nothing; the message is one sentence with those that do. */
export class BadArguments extends Error {}

function refuseUnless(condition: unknown, message: string): asserts condition {
  if (!condition) throw new BadArguments(message);
}

function parse(args: readonly string[]) {
  const options = { shard: { type: 'string' }, since: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    throw new BadArguments(`The options are --shard 1/4 and --since COMMIT, not ${args.join(' ')}.`);
  }
}

const namesOf = (steps: readonly NamedStep[]) => steps.map(({ name }) => name).join(', ');

/**
 * The stages that the arguments of `npm test` choose:
 *
 * - none: all.
 * - `rules cart`: one, and of its test files those with `cart` in their path. A stage that needs a build takes the one in
 *   `dist`, and builds first only if there is none.
 * - `journeys --shard 1/4`: a part of one.
 * - `--since main`: what differs from the commit that `main` and this branch have in common. Checks run always, tests of
 *   Vitest if they import a file that differs, and other steps if a file of their `from` does.
 */
export function plan(stages: readonly NamedStep[][][], args: readonly string[], copy: WorkingCopy) {
  const { positionals, values } = parse(args);
  const { shard, since } = values;
  const [name, ...filters] = positionals;
  const steps = stages.flat(2);
  const chosen = steps.filter((step) => name === undefined || step.name === name);
  refuseUnless(chosen.length > 0, `There is no stage ${name}: the stages are ${namesOf(steps)}.`);

  const tests = name === undefined ? undefined : chosen[0]?.tests;
  const files = tests === undefined ? [] : copy.files(tests);
  refuseUnless(
    tests !== undefined || (filters.length === 0 && shard === undefined),
    `Filters and shards are for one of the stages ${namesOf(steps.filter((step) => step.tests !== undefined))}.`,
  );
  for (const filter of filters)
    refuseUnless(
      files.some((file) => file.includes(filter)),
      `No test file of ${name} has ${filter} in its path: they are ${tests}.`,
    );
  if (shard !== undefined) {
    const [part = 0, count = 0] = /^\d+\/\d+$/.test(shard) ? shard.split('/').map(Number) : [];
    refuseUnless(
      part > 0 && part <= count && count <= files.length && filters.length === 0,
      `The shards of ${name} are 1/1 to ${files.length}/${files.length}, without filters.`,
    );
  }
  const difference = since === undefined ? undefined : copy.since(since);
  refuseUnless(
    since === undefined || difference !== undefined,
    `--since takes a branch, a tag or a commit with an ancestor of this branch, not ${since}.`,
  );

  const due = chosen.filter(
    ({ from }) => !difference || !from || difference.paths.some((path) => from.test(path)),
  );
  const isMissingBuild = due.some(({ built }) => built) && !copy.isBuilt();
  const withArgs = (step: NamedStep): NamedStep =>
    step.tests === undefined
      ? step
      : {
          ...step,
          args: [
            ...filters,
            ...(shard === undefined ? [] : [`--shard=${shard}`]),
            ...(difference && !step.from ? [`--changed=${difference.commit}`, '--passWithNoTests'] : []),
          ],
        };
  const isPlanned = (step: NamedStep) => due.includes(step) || (isMissingBuild && step.name === 'build');
  return stages.map((lanes) => lanes.map((lane) => lane.filter(isPlanned).map(withArgs)));
}
