/** The first entry of each id, in their order. */
export function uniqueBy<Entry>(entries: readonly Entry[], idOf: (entry: Entry) => string): Entry[] {
  const known = new Set<string>();
  return entries.filter((entry) => known.size < known.add(idOf(entry)).size);
}
