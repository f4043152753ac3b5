/**
 * Whether a request comes from a page of another origin, by `Origin` and `Sec-Fetch-Site`; clients that are no browsers
 * send neither.
 */
export function isFromForeignPage({ url, headers }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'none';
  if (site !== 'none' && site !== 'same-origin') return true;
  const origin = headers.get('origin');
  if (origin === null) return false;
  // A proxy may end TLS before the mock, so the scheme is not compared.
  return !URL.canParse(origin) || new URL(origin).host !== new URL(url).host;
}

/** The answer to a request that may not use the controls. */
export const controlRefusal = { message: 'The controls answer this machine alone.' };
