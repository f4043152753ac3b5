/**
 * The pages from `first` to `last` that are not loaded, in the order to request them: each next to a loaded one, later
 * pages before earlier ones (CAT-11, CAT-20).
 */
export function missingPages(
  loaded: readonly number[],
  { first, last }: { first: number; last: number },
): number[] {
  const [lowest, highest] =
    loaded.length === 0 ? [first, first - 1] : [Math.min(...loaded), Math.max(...loaded)];
  const after = Array.from({ length: Math.max(0, last - highest) }, (_, step) => highest + 1 + step);
  const before = Array.from({ length: Math.max(0, lowest - first) }, (_, step) => lowest - 1 - step);
  return [...after, ...before];
}
