import { MatchersV3 } from '@pact-foundation/pact';
import { fieldMatchers } from './fieldMatchers.ts';
import { type Matcher, plainText } from './matchers.ts';

/**
 * Matchers for values that a request or its provider state determines, by their path in the reply: 'cart.items.*.id'
 * (`*` is every entry of a list).
 */
export type Matches = Readonly<Record<string, Matcher>>;

interface Place {
  path: string;
  /** Name of the field, which the entries of a list inherit. */
  name: string;
  /** Name of the field above. */
  above: string;
}

const root: Place = { path: '', name: '', above: '' };

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldAt = (place: Place, name: string): Place => ({
  path: place.path === '' ? name : `${place.path}.${name}`,
  name,
  above: place.name,
});

const entryAt = (place: Place, entry: unknown): Place => ({
  ...place,
  path: `${place.path}.*`,
  name: Array.isArray(entry) ? '' : place.name,
});

/** The values of a field in the entries of one list. */
const fieldOf = (name: string, entries: readonly unknown[]) =>
  entries.flatMap((entry) => (isFields(entry) && Object.hasOwn(entry, name) ? [entry[name]] : []));

/**
 * Pact matchers for a reply like an example. What the shop compares or computes with is matched by value or pattern
 * (`fieldMatchers`, and `matches` for this interaction); any other text by `plainText`, anything else by the example's type. Every field is required, and
 * a list has at least one entry like its first; a nested list may be empty if one entry of the example shows it empty.
 * Empty lists and maps and `null` match exactly. Throws if one of `matches` is for a path that the example does not have.
 */
export function shapeOf(example: unknown, matches: Matches = {}): unknown {
  const used = new Set<string>();

  function shapeAt(value: unknown, place: Place, alike: readonly unknown[] = [value]): unknown {
    const match = matches[place.path];
    if (match !== undefined) used.add(place.path);
    const entry = (one: unknown) => shapeAt(one, entryAt(place, one));
    if (match !== undefined) return match(value, entry);
    if (Array.isArray(value)) {
      const entries = (alike as unknown[][]).flat();
      if (entries.length === 0) return [];
      const mayBeEmpty = (alike as unknown[][]).some((list) => list.length === 0);
      const shape = shapeAt(entries[0], entryAt(place, entries[0]), entries);
      return MatchersV3.atLeastLike(shape, mayBeEmpty ? 0 : 1, 1);
    }
    if (value === null) return MatchersV3.nullValue();
    if (isFields(value)) {
      // Without a matcher, Pact takes any map for equal to an empty one.
      if (Object.keys(value).length === 0) return MatchersV3.equal({});
      return Object.fromEntries(
        Object.entries(value).map(([name, held]) => [
          name,
          shapeAt(held, fieldAt(place, name), fieldOf(name, alike)),
        ]),
      );
    }
    const matcher = fieldMatchers[`${place.above}.${place.name}`] ?? fieldMatchers[place.name];
    if (matcher !== undefined) return matcher(value, entry);
    return typeof value === 'string' ? plainText(value, entry) : MatchersV3.like(value as number | boolean);
  }

  const shape = shapeAt(example, root);
  const missing = Object.keys(matches).filter((path) => !used.has(path));
  if (missing.length > 0)
    throw new Error(`Failed to match ${missing.join(', ')}: the example has no such field.`);
  return shape;
}
