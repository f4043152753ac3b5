import * as fc from 'fast-check';
import { knownShoppings } from './knownShoppings.ts';
import type { Spoil } from './sessionPage.ts';
import { playShopping } from './playShopping.ts';
import { type Command, shopping } from './shopping.ts';

/** The seed of the sequences; a run prints it. */
const seed = Number(process.env['SEED'] ?? 1800);

/** Number of sequences besides the known ones: 1,000 in `npm test`, 10,000 in `npm run bench:model`, none beside other rules. */
export const runs = Number(process.env['RUNS'] ?? 0);

/** What a run has found: how often it looked at each invariant, and what violates it, with the commands that led there. */
export interface Found {
  sequences: number;
  commands: number;
  looked: Map<string, number>;
  violations: string[];
}

const examples = Object.values(knownShoppings).map((commands): [Command[]] => [[...commands]]);

/** Plays sequences until one violates an invariant, which is shortened if the shop is not a wrong one. */
export async function playMany(count: number, spoil?: Spoil): Promise<Found> {
  const found: Found = { sequences: 0, commands: 0, looked: new Map(), violations: [] };
  const played = await fc.check(
    fc.asyncProperty(shopping, async (commands) => {
      const { visit, looked } = await playShopping(commands, spoil);
      found.sequences += 1;
      found.commands += commands.length;
      for (const [invariant, times] of looked)
        found.looked.set(invariant, (found.looked.get(invariant) ?? 0) + times);
      if (visit.violations.length === 0) return true;
      found.violations = visit.violations;
      return false;
    }),
    { seed, numRuns: examples.length + count, examples, endOnFailure: spoil !== undefined },
  );
  const led = fc.defaultReportMessage(played);
  return { ...found, violations: found.violations.map((violation) => `${violation}\n${led}`) };
}

/** In words, for a run that is to be published. */
export const summary = ({ sequences, commands, looked, violations }: Found): string =>
  [
    `seed ${seed}: ${sequences} sequences, ${commands} commands, ${violations.length} violations`,
    ...[...looked].map(([invariant, times]) => `${invariant} looked at ${times} times`),
  ].join('\n');
