import * as v from 'valibot';
import { productPreview, type ProductPreview } from '#schemas/listing.ts';

/** The preview of the product at `path` from the history state; undefined when there is none. Never throws. */
export function parseProductPreview(state: unknown, path: string): ProductPreview | undefined {
  const parsed = v.safeParse(productPreview, state);
  return parsed.success && parsed.output.url === path ? parsed.output : undefined;
}
