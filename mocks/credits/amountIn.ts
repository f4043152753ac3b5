import type { CountryCode } from '#countries/country.ts';

/** The exchange rate of an Argentine amount in each country. */
const worth: Record<CountryCode, number> = { ar: 1, cl: 0.5, co: 4, br: 0.01 };

/** An Argentine amount in a country. */
export const amountIn = (country: CountryCode, amount: number) =>
  Math.round(amount * worth[country] * 100) / 100;
