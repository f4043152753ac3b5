/**
 * The address of the results of a search phrase (SEARCH-01, SEARCH-02), trimmed and with single inner spaces; undefined
 * for a blank phrase. Never throws.
 */
export function searchUrl(phrase: string): string | undefined {
  const term = phrase.toWellFormed().trim().replaceAll(/\s+/g, ' ');
  return term === '' ? undefined : `/catalog/?q=${encodeURIComponent(term)}`;
}
