import type { CountryCode } from './country.ts';

/** The store identifier that calls send, by country (COUNTRY-06, COUNTRY-07). */
export const stores: Readonly<Record<CountryCode, string>> = { ar: 'AR', cl: 'CL', co: 'CO', br: 'BR' };

/** Whether a text is the code of a country of the shop (COUNTRY-01, COUNTRY-02). */
export const isCountryCode = (text: string): text is CountryCode => Object.hasOwn(stores, text);
