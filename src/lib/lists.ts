/** The items of a list in JSON; none of a text that is missing or something else. Never throws. */
export function parseList(text: string | null): unknown[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** The first entry of each id, in their order. */
export function uniqueBy<Entry>(entries: readonly Entry[], idOf: (entry: Entry) => string): Entry[] {
  const known = new Set<string>();
  return entries.filter((entry) => known.size < known.add(idOf(entry)).size);
}
