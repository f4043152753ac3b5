/** The items of a list in JSON; none of a text that is missing or something else. Never throws. */
export function parseList(text: string | null): unknown[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
