import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectCustomers } from '#testing/backend/customerTab.ts';
import { knownSchedules } from '#testing/model/knownSchedules.ts';
import { type Flows, playSchedule, schedule, shopFlows, type Step } from '#testing/model/sessionSchedule.ts';
import { disagreements, foreignLines, lostLines, unsettled } from '#testing/model/sessionVisit.ts';
import { wrongInOnePage, wrongInTwoTabs } from '#testing/model/wrongSessions.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

const testTimeout = 7_200_000;

/** The seed of the schedules; fast-check prints it with each counterexample. */
const seed = Number(process.env['SEED'] ?? 1600);

/** Number of schedules; published results are of 5,000 in one page and 1,000 in two. */
const runs = Number(process.env['RUNS'] ?? 30);

/** Plays a schedule and expects that no session has seen another, and that no cart is lost. */
async function check(flows: Flows, steps: readonly Step[], count: 1 | 2) {
  const { visit, pages } = await playSchedule(flows, steps, count);
  expect([
    ...visit.violations,
    ...foreignLines(visit),
    ...lostLines(visit),
    ...pages.flatMap((page) => unsettled(visit, page)),
    ...disagreements(pages),
  ]).toEqual([]);
}

/** Plays random schedules in one or two pages; `wrong` replaces some flows of the shop by faulty ones. */
const holdsInPages = (count: 1 | 2, numRuns: number, wrong?: Partial<Flows>) =>
  fc.assert(
    fc.asyncProperty(schedule, (steps) => check({ ...shopFlows, ...wrong }, steps, count)),
    {
      seed,
      numRuns,
      examples: knownSchedules.map((steps) => [[...steps]]),
      endOnFailure: wrong !== undefined,
    },
  );

test(
  'SESS-43, SESS-46, STATE-14: whatever happens in whatever order, no session writes into another, and no cart is lost',
  async () => {
    await expect(holdsInPages(1, runs)).resolves.toBeUndefined();
  },
  testTimeout,
);

test(
  'KEEP-04, SESS-17, STATE-14: two tabs end with one customer, one cart and one session',
  async () => {
    await expect(holdsInPages(2, Math.ceil(runs / 2))).resolves.toBeUndefined();
  },
  testTimeout,
);

test.each(Object.entries(wrongInOnePage))('refused are %s', async (_fault, wrong) => {
  await expect(holdsInPages(1, 200, wrong)).rejects.toThrow('Property failed');
});

test.each(Object.entries(wrongInTwoTabs))('refused in two tabs are %s', async (_fault, wrong) => {
  await expect(holdsInPages(2, 200, wrong)).rejects.toThrow('Property failed');
});
