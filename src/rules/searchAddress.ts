/**
 * The address of what a search for these words finds (SEARCH-01, SEARCH-02), without outer spaces and with single
 * inner ones; undefined for no words. Never throws.
 */
export function searchAddress(words: string): string | undefined {
  const term = words.toWellFormed().trim().replaceAll(/\s+/g, ' ');
  return term === '' ? undefined : `/catalog/?q=${encodeURIComponent(term)}`;
}
