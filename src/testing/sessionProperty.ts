import * as fc from 'fast-check';
import { expect } from 'vitest';
import { knownSchedules } from './knownSchedules.ts';
import { type Flows, playSchedule, schedule, shopFlows, type Step } from './sessionSchedule.ts';
import { disagreements, foreignLines, lostLines, unsettled } from './sessionVisit.ts';

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

/** The seed of the schedules; fast-check prints it with each counterexample. */
const seed = Number(process.env['SEED'] ?? 1600);

/** Number of schedules; published results are of 5,000 in one page and 1,000 in two. */
export const runs = Number(process.env['RUNS'] ?? 30);

/** Plays schedules in one page or two on the shop's flows, some of which are replaced by `wrong` ones. */
export const holdsInPages = (count: 1 | 2, numRuns: number, wrong?: Partial<Flows>) =>
  fc.assert(
    fc.asyncProperty(schedule, (steps) => check({ ...shopFlows, ...wrong }, steps, count)),
    {
      seed,
      numRuns,
      examples: knownSchedules.map((steps) => [[...steps]]),
      endOnFailure: wrong !== undefined,
    },
  );
