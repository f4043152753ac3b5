/**
 * Asks for the HTML of pages by their own address, for the sake of search engines (API-45, CAT-29). The answer is opaque
 * and never read; each address is asked for once, whatever comes of it (CAT-30).
 */
export function pageAsker(fetchPage: (url: string, init: RequestInit) => Promise<unknown>) {
  const asked = new Set<string>();
  return (url: string): void => {
    if (asked.has(url)) return;
    asked.add(url);
    fetchPage(url, { mode: 'no-cors' }).catch(() => undefined);
  };
}
