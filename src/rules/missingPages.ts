/**
 * The pages from `first` to `last` that a list does not hold, in the order in which they are to be asked for: so that
 * each stands next to what is held already, those behind before those in front (CAT-11, CAT-20).
 */
export function missingPages(
  held: readonly number[],
  { first, last }: { first: number; last: number },
): number[] {
  const [lowest, highest] = held.length === 0 ? [first, first - 1] : [Math.min(...held), Math.max(...held)];
  const behind = Array.from({ length: Math.max(0, last - highest) }, (_, step) => highest + 1 + step);
  const inFront = Array.from({ length: Math.max(0, lowest - first) }, (_, step) => lowest - 1 - step);
  return [...behind, ...inFront];
}
