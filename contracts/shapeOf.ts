import { MatchersV3 } from '@pact-foundation/pact';

/** The marks that tell success from failure: they are pinned to their value, not to their type (API-13). */
const pinned = new Set(['error', 'success']);

/**
 * The shape of an example: every field must be there with the example's type, and a list must hold at least one entry
 * of the shape of its first. An empty list and `null` stand for themselves.
 */
export function shapeOf(example: unknown): unknown {
  if (Array.isArray(example)) return example.length === 0 ? [] : MatchersV3.eachLike(shapeOf(example[0]));
  if (example === null) return MatchersV3.nullValue();
  if (typeof example !== 'object') return MatchersV3.like(example as string | number | boolean);
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      pinned.has(name) ? (value as boolean) : shapeOf(value as unknown),
    ]),
  );
}
