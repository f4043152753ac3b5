/** Lines of a text; the last one need not end with a line break. */
export const linesIn = (text: string) => text.replace(/\n$/, '').split('\n').length;

/** The figures of many sizes: the middle one, the one that nine of ten do not exceed, and the largest. */
export function figuresOf(sizes: readonly number[]): { median: number; p90: number; max: number } {
  const sorted = sizes.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { median: at(0.5), p90: at(0.9), max: at(1) };
}
