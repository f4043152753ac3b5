/** Test levels, as the requirements name them. */
export const levels = ['unit', 'component', 'contract', 'story', 'e2e'] as const;

export type Level = (typeof levels)[number];

/**
 * Levels whose proofs count for a line of each level:
 * - unit: a rule that holds on a screen, in a call or in the whole shop holds.
 * - component: needs rendering; stories and journeys render too, a rule test does not.
 * - contract: only a contract or its replay pins the request and the reply that both teams rely on.
 * - story: the line requires a state in Storybook, so nothing else counts.
 * - e2e: the line is about the whole shop in a browser, which no part can show.
 */
const provenBy: Record<Level, readonly Level[]> = {
  unit: ['unit', 'component', 'contract', 'story', 'e2e'],
  component: ['component', 'story', 'e2e'],
  contract: ['contract'],
  story: ['story'],
  e2e: ['e2e'],
};

/** Whether a proof of one level counts for a line of another: at the line's level or above. */
export function countsFor(line: Level, proof: Level) {
  return provenBy[line].includes(proof);
}
