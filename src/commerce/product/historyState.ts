import * as v from 'valibot';
import { type ProductPreview, productPreview } from '#schemas/listing.ts';

/** The preview of the product at `path` from the history state; undefined when there is none. Never throws. */
export function parseProductPreview(state: unknown, path: string): ProductPreview | undefined {
  const parsed = v.safeParse(productPreview, state);
  return parsed.success && parsed.output.url === path ? parsed.output : undefined;
}

const colorState = v.object({ model: v.string() });

/**
 * Returns the sku of the color with which the page was opened, from the state of a history entry that another color has
 * replaced; undefined for any other entry. Never throws.
 */
export function modelOf(state: unknown): string | undefined {
  const parsed = v.safeParse(colorState, state);
  return parsed.success ? parsed.output.model : undefined;
}
