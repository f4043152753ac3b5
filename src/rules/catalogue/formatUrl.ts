/** A path with these parameters as its query. */
export function formatUrl(path: string, parameters: [name: string, text: string][]): string {
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? path : `${path}?${query}`;
}
