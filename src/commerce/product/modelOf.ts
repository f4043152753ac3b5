import * as v from 'valibot';

const colorState = v.object({ model: v.string() });

/**
 * The sku of the color with which a page has begun, from the state of the history entry of another color that took its
 * place; undefined for a page of its own. Never throws.
 */
export function modelOf(state: unknown): string | undefined {
  const parsed = v.safeParse(colorState, state);
  return parsed.success ? parsed.output.model : undefined;
}
