import * as v from 'valibot';
import { type ProductPreview, productPreview } from '#schemas/listing.ts';

/** The preview of the product at `path` from the history state; undefined when there is none. Never throws. */
export function parseProductPreview(state: unknown, path: string): ProductPreview | undefined {
  const parsed = v.safeParse(productPreview, state);
  return parsed.success && parsed.output.url === path ? parsed.output : undefined;
}

const colorState = v.object({ model: v.string() });

/**
 * The sku of the color with which a page has begun, from the state of the history entry of another color that took its
 * place; undefined for a page of its own. Never throws.
 */
export function modelOf(state: unknown): string | undefined {
  const parsed = v.safeParse(colorState, state);
  return parsed.success ? parsed.output.model : undefined;
}
