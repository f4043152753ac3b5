import type { Proof, Row } from './matrix.ts';
import { shuffled } from './seededRandom.ts';

/** A proven line and the one of its proofs that is put to the test. */
export interface Choice {
  id: string;
  /** The name of the catalogue's file that holds the line, without the ending. */
  topic: string;
  proof: Proof;
}

/**
 * As many proven lines as asked for (all, where there are fewer), each with one of its proofs that count; `suits` tells
 * which lines and proofs may be chosen.
 */
export function chooseProofs(
  rows: readonly Row[],
  suits: (id: string, proof: Proof) => boolean,
  most: number,
  random: () => number,
): Choice[] {
  return shuffled(rows, random)
    .flatMap(({ id, file, proofs }) => {
      const suitable = proofs.filter((proof) => proof.counts && suits(id, proof));
      return shuffled(suitable, random)
        .slice(0, 1)
        .map((proof) => ({ id, topic: file, proof }));
    })
    .slice(0, most);
}
