import { MatchersV3 } from '@pact-foundation/pact';

/** Fields that distinguish success from failure: matched by value instead of type (API-13). */
const matchedByValue = new Set(['error', 'success']);

/** The values of a field in the entries of one list. */
const fieldOf = (name: string, entries: readonly unknown[]) =>
  entries.map((entry) => (entry as Record<string, unknown>)[name]);

/**
 * Pact matchers for the shape of an example: every field is required with the example's type, and a list has at least
 * one entry of the shape of its first; a nested list may be empty if one entry of the example shows it empty. Empty
 * lists and `null` match exactly. `alike` are the values of the same field in the other entries of a list.
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
      matchedByValue.has(name) ? (value as boolean) : shapeOf(value as unknown, fieldOf(name, alike)),
    ]),
  );
}
