import { parseJson } from './parse.ts';

/** Parses a list in JSON; any other text has no items. Never throws. */
export function parseList(text: string | null): unknown[] {
  const found = parseJson(text);
  return Array.isArray(found) ? found : [];
}

/** Removes duplicates: the first entry of each id stays. */
export function uniqueBy<Entry>(entries: readonly Entry[], idOf: (entry: Entry) => string): Entry[] {
  const known = new Set<string>();
  return entries.filter((entry) => known.size < known.add(idOf(entry)).size);
}
