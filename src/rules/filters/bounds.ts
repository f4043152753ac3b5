/** A range of amounts or percentages, both bounds inclusive. */
export interface Bounds {
  low: number;
  high: number;
}

const written = /^(\d{1,12}(?:\.\d{1,2})?)-(\d{1,12}(?:\.\d{1,2})?)$/;

/** The range that `{min}-{max}` says (FILT-17); undefined for any other text, and if the lower bound is above the upper one. */
export function parseBounds(text: string): Bounds | undefined {
  // Stryker disable next-line ArrayDeclaration: the fallback matches nothing, whatever it is
  const [, first, last] = written.exec(text) ?? [];
  const bounds = { low: Number(first), high: Number(last) };
  return bounds.low <= bounds.high ? bounds : undefined;
}

/** A range as written into an address (FILT-17). */
export const formatBounds = ({ low, high }: Bounds): string => `${low}-${high}`;
