import * as v from 'valibot';
import { type ProductPreview, productPreview } from '#schemas/listing.ts';
import { parsed } from '#schemas/parsed.ts';

/** The preview of the product at `path` from the history state; undefined when there is none. Never throws. */
export function parseProductPreview(state: unknown, path: string): ProductPreview | undefined {
  const preview = parsed(productPreview, state);
  return preview?.url === path ? preview : undefined;
}

const colorState = v.object({ model: v.string() });

/** The sku of the color that a page began with, from the state of another color's entry. Never throws. */
export const modelOf = (state: unknown): string | undefined => parsed(colorState, state)?.model;
