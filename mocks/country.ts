import type { CountryCode } from '#countries/country.ts';

const codes = new Set<string>(['ar', 'cl', 'co', 'br']);

/**
 * The country of a request: the header `x-mock-country`, or else the last or the first label of its host (COUNTRY-03).
 */
export function countryOfRequest(request: Request): CountryCode {
  const labels = new URL(request.url).hostname.split('.');
  const named = [request.headers.get('x-mock-country'), labels.at(-1), labels[0]];
  return (named.find((label) => label != null && codes.has(label)) ?? 'ar') as CountryCode;
}
