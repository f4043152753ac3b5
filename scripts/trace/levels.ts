/** The levels of proof, as the catalogue writes them. */
export const levels = ['unit', 'component', 'contract', 'story', 'e2e'] as const;

export type Level = (typeof levels)[number];

/**
 * Which proofs count for a line, and why:
 * - unit: a rule that is seen to hold on a screen, in a call or in the whole shop holds.
 * - component: a rendered proof is asked for; a story and a journey render too, a rule by itself does not.
 * - contract: only a contract (or its replay) pins the request and the answer that both teams rely on.
 * - story: the line asks for a state in the component catalogue, so nothing else stands in for it.
 * - e2e: the line speaks of the whole shop in a browser, which no part of it can show.
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
