/**
 * Requests the HTML of pages by their own URL so that search engines find it (API-45, CAT-29). The response is opaque
 * and never read; each URL is requested once, whatever the result (CAT-30).
 */
export function pageHtmlPrefetcher(fetchPage: (url: string, init: RequestInit) => Promise<unknown>) {
  const requested = new Set<string>();
  return (url: string): void => {
    if (requested.has(url)) return;
    requested.add(url);
    fetchPage(url, { mode: 'no-cors' }).catch(() => undefined);
  };
}
