import * as v from 'valibot';
import { type SizeTable, sizeTable } from '#schemas/product.ts';

/** The table of a product from the history state, where the link of its page has put it; null if there is none. Never throws. */
export function parseSizeTable(state: unknown): SizeTable | null {
  const parsed = v.safeParse(sizeTable, state);
  return parsed.success ? parsed.output : null;
}
