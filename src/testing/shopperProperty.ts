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

const without = (commands: readonly Command[], at: number, size: number) => [
  ...commands.slice(0, at),
  ...commands.slice(at + size),
];

/** The shortest sequence that still violates the same invariant: each part that is not needed for it is left out. */
async function shorten(commands: readonly Command[], violations: readonly string[], spoil?: Spoil) {
  let best = { commands, violations };
  for (let size = commands.length >> 1; size >= 1; size >>= 1)
    for (let at = 0; at < best.commands.length;) {
      const shorter = without(best.commands, at, size);
      const { visit } = await playShopping(shorter, spoil);
      const isSame = visit.violations[0]?.split(':')[0] === violations[0]?.split(':')[0];
      if (isSame) best = { commands: shorter, violations: visit.violations };
      else at += size;
    }
  return best;
}

/** Plays sequences until one violates an invariant, which is shortened. */
export async function playMany(count: number, spoil?: Spoil, isShortened = true): Promise<Found> {
  const found: Found = { sequences: 0, commands: 0, looked: new Map(), violations: [] };
  const sequences = [...Object.values(knownShoppings), ...fc.sample(shopping, { seed, numRuns: count })];
  for (const commands of sequences) {
    const { visit, looked } = await playShopping(commands, spoil);
    found.sequences += 1;
    found.commands += commands.length;
    for (const [invariant, times] of looked)
      found.looked.set(invariant, (found.looked.get(invariant) ?? 0) + times);
    if (visit.violations.length === 0) continue;
    const least = isShortened
      ? await shorten(commands, visit.violations, spoil)
      : { commands, violations: visit.violations };
    const led = `seed ${seed}, sequence ${found.sequences}: ${JSON.stringify(least.commands)}`;
    found.violations.push(...new Set(least.violations.map((violation) => `${violation}\n${led}`)));
    break;
  }
  return found;
}

/** In words, for a run that is to be published. */
export const summary = ({ sequences, commands, looked, violations }: Found): string =>
  [
    `seed ${seed}: ${sequences} sequences, ${commands} commands, ${violations.length} violations`,
    ...[...looked].map(([invariant, times]) => `${invariant} looked at ${times} times`),
  ].join('\n');
