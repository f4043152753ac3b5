/** A range of amounts or percents, both ends included. */
export interface Bounds {
  low: number;
  high: number;
}

const written = /^(\d{1,12}(?:\.\d{1,2})?)-(\d{1,12}(?:\.\d{1,2})?)$/;

/** The range that `{min}-{max}` says (FILT-17); undefined for any other text, and where the ends are crossed. */
export function boundsIn(text: string): Bounds | undefined {
  const [, first, last] = written.exec(text) ?? [];
  const bounds = { low: Number(first), high: Number(last) };
  return bounds.low <= bounds.high ? bounds : undefined;
}

/** A range as an address writes it (FILT-17). */
export const boundsText = ({ low, high }: Bounds): string => `${low}-${high}`;
