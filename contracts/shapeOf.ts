import { MatchersV3 } from '@pact-foundation/pact';

/** The marks that tell success from failure: they are pinned to their value, not to their type (API-13). */
const pinned = new Set(['error', 'success']);

/** The values of a field in entries of one list. */
const fieldOf = (name: string, entries: readonly unknown[]) =>
  entries.map((entry) => (entry as Record<string, unknown>)[name]);

/**
 * The shape of an example: every field must be there with the example's type, and a list must hold at least one entry
 * of the shape of its first; a list inside of entries may be empty where one entry of the example shows it so. An empty
 * list and `null` stand for themselves. `alike` are the values of the same place in the other entries of a list.
 */
export function shapeOf(example: unknown, alike: readonly unknown[] = [example]): unknown {
  if (Array.isArray(example)) {
    const entries = (alike as unknown[][]).flat();
    if (entries.length === 0) return [];
    const mayBeEmpty = (alike as unknown[][]).some((list) => list.length === 0);
    return MatchersV3.atLeastLike(shapeOf(entries[0], entries), mayBeEmpty ? 0 : 1, 1);
  }
  if (example === null) return MatchersV3.nullValue();
  if (typeof example !== 'object') return MatchersV3.like(example as string | number | boolean);
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      pinned.has(name) ? (value as boolean) : shapeOf(value as unknown, fieldOf(name, alike)),
    ]),
  );
}
