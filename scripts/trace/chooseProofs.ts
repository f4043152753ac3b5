import type { Proof, Row } from './matrix.ts';
import { shuffled } from './seededRandom.ts';

/** A proven line and the proof to probe. */
export interface Choice {
  id: string;
  /** Name of the requirements file of the line, without extension. */
  topic: string;
  proof: Proof;
}

/** All counting proofs of the given lines but the one already chosen of each. */
export const otherProofs = (rows: readonly Row[], chosen: readonly Choice[]): Choice[] =>
  chosen.flatMap((choice) =>
    (rows.find(({ id }) => id === choice.id)?.proofs ?? [])
      .filter((proof) => proof.counts && proof !== choice.proof)
      .map((proof) => ({ id: choice.id, topic: choice.topic, proof })),
  );

/**
 * Chooses `count` proven lines (all if there are fewer), each with one of its counting proofs; `suits` filters lines
 * and proofs.
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
