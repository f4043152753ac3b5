/**
 * The ids of docs/requirements/delivered.txt, and the errors of the file: unknown, duplicate or unsorted ids. Sorting
 * keeps every change of the list a visible diff.
 */
export function parseDelivered(text: string, known: ReadonlySet<string>) {
  const ids = text.split('\n').filter((row) => row !== '');
  const errors = ids.flatMap((id, index) => {
    const before = ids[index - 1];
    if (!known.has(id)) return [`delivered.txt:${index + 1}: no such requirement: ${id}`];
    if (before !== undefined && before >= id) {
      return [`delivered.txt:${index + 1}: ${id} must stand once, in order`];
    }
    return [];
  });
  return { ids: new Set(ids), errors };
}

/** The text of docs/requirements/delivered.txt for the given ids. */
export function formatDelivered(ids: Iterable<string>) {
  return [...new Set(ids)]
    .toSorted()
    .map((id) => `${id}\n`)
    .join('');
}
