const id = '[A-Z]+-\\d{2,3}';
const head = new RegExp(`^(?<ids>${id}(?:, ${id})*): \\S`);
const mention = new RegExp(`\\b${id}\\b`, 'g');
const mostIds = 3;

/**
 * The requirement ids at the start of the title of a test or of a journey's step, or an error. `known` are the valid ids. A title without ids is
 * valid and proves no line; a title with an id of a known area in any other place is an error, because its author
 * meant a proof that would not count. (LAB-08)
 */
export function parseTitle(title: string, known: ReadonlySet<string>): { ids: string[]; error?: string } {
  const ids = head.exec(title)?.groups?.['ids']?.split(', ') ?? [];
  if (ids.length === 0) {
    const areas = new Set([...known].map((one) => one.replace(/-.*/, '')));
    const stray = title.match(mention)?.find((one) => areas.has(one.replace(/-.*/, '')));
    if (stray === undefined) return { ids };
    return { ids, error: `${stray} must stand at the beginning, as in 'ID-01, ID-02: text' (no ranges)` };
  }
  if (ids.length > mostIds) return { ids: [], error: `${ids.length} ids, ${mostIds} at most` };
  if (new Set(ids).size < ids.length) return { ids: [], error: 'the same id twice' };
  const unknown = ids.filter((one) => !known.has(one));
  if (unknown.length > 0) return { ids: [], error: `no such requirement: ${unknown.join(', ')}` };
  return { ids };
}
