import type { CountryCode } from './country.ts';

/** Store identifiers sent with calls, by country (COUNTRY-06, COUNTRY-07). */
export const stores: Readonly<Record<CountryCode, string>> = { ar: 'AR', cl: 'CL', co: 'CO', br: 'BR' };

/** Type guard for country codes (COUNTRY-01, COUNTRY-02). */
export const isCountryCode = (text: string): text is CountryCode => Object.hasOwn(stores, text);
