import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connectCustomers } from '#testing/backend/customerTab.ts';
import { knownShoppings } from '#testing/model/knownShoppings.ts';
import { playShopping } from '#testing/model/playShopping.ts';
import type { Spoil } from '#testing/model/sessionPage.ts';
import { type Command, shopping } from '#testing/model/shopping.ts';
import { wrongShoppers } from '#testing/model/wrongShoppers.ts';

const testTimeout = 36_000_000;

/** The seed of the sequences; a run prints it. */
const seed = Number(process.env['SEED'] ?? 1800);

/** Number of sequences besides the known ones: 1,000 in `npm test`, 10,000 in `npm run bench:model`, none beside other rules. */
const runs = Number(process.env['RUNS'] ?? 0);

/** What a run has found: how often it looked at each invariant, and what violates it, with the commands that led there. */
interface Found {
  sequences: number;
  commands: number;
  looked: Map<string, number>;
  violations: string[];
}

const examples = Object.values(knownShoppings).map((commands): [Command[]] => [[...commands]]);

/** Plays sequences until one violates an invariant, which is shortened if the shop is not a wrong one. */
async function playMany(count: number, spoil?: Spoil): Promise<Found> {
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
const summary = ({ sequences, commands, looked, violations }: Found): string =>
  [
    `seed ${seed}: ${sequences} sequences, ${commands} commands, ${violations.length} violations`,
    ...[...looked].map(([invariant, times]) => `${invariant} looked at ${times} times`),
  ].join('\n');

describe('whatever a shopper does, in two tabs, on any network', () => {
  let found: Found;
  beforeAll(async () => {
    connectCustomers();
    found = await playMany(runs);
    if (process.env['RUNS'] !== undefined) console.info(summary(found));
  }, testTimeout);
  afterAll(() => vi.unstubAllGlobals());

  const violationsOf = (invariant: string) =>
    found.violations.filter((violation) => violation.startsWith(`${invariant}:`));

  test.each([
    [
      'KEEP-02, KEEP-07, KEEP-10: C1, what is in the cart stays until it is removed, or gone with a message',
      'C1',
    ],
    ['CART-12: C2, no cart has two lines of one item', 'C2'],
    ['CART-09: C3, one change of the cart is under way at most', 'C3'],
    ['CART-24, KEEP-04: C4, the cart of every tab is that of the server', 'C4'],
    ['CART-17, KEEP-03: C8, what cannot be done is told, and the cart is as before', 'C8'],
    ['COUP-01: C9, the coupons are those that were added and not removed', 'C9'],
    ['CART-14: C10, quantities are whole and totals are sums', 'C10'],
    ['KEEP-03, KEEP-04: C11, what was removed does not come back', 'C11'],
    ['WISH-01: W2, favourites are shown as the server has them', 'W2'],
    ['KEEP-02, WISH-04: W3, a favourite is saved or removed as it was meant', 'W3'],
    ['STATE-11: W4, a guest has no favourites', 'W4'],
    ['PERS-10: R1, nothing is stored under any other key', 'R1'],
    ['KEEP-02: R5, no change waits for ever', 'R5'],
    ['KEEP-04: R7, two tabs agree', 'R7'],
    ['STATE-14: R8, nothing of a session is left on the device after its end', 'R8'],
    ['CART-09: Q3, every call ends', 'Q3'],
  ])('%s', (_title, invariant) => {
    expect(violationsOf(invariant)).toEqual([]);
    expect(found.looked.get(invariant)).toBeGreaterThan(0);
  });

  test('nothing else has happened', () => {
    expect(found.violations).toEqual([]);
  });
});

describe('shops that lose what was chosen', () => {
  beforeAll(connectCustomers);
  afterAll(() => vi.unstubAllGlobals());

  test.each(Object.entries(wrongShoppers))('refused are %s', async (_fault, spoil) => {
    expect((await playMany(0, spoil)).violations).not.toEqual([]);
  });
});
