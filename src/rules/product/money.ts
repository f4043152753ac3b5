import type { Country } from '#countries/country.ts';

const readable = /^-?\d+(?:\.\d+)?$/;

/** From here on, JavaScript writes numbers in exponential notation; such a number is not a price. */
const maxDecimalNotation = 1e21;
/** Smaller numbers also use exponential notation, and round to 0. */
const minDecimalNotation = 1e-6;

function amountOf(amount: number | string | null | undefined) {
  if (typeof amount === 'string') return readable.test(amount.trim()) ? Number(amount) : Number.NaN;
  return amount ?? Number.NaN;
}

/**
 * Digits of a non-negative number in the format of all countries: points between thousands, a decimal comma, rounded
 * half up. Same output as `Intl.NumberFormat`, whose first use costs 60 ms on a phone
 * (docs/decisions/021-money-without-intl.md).
 */
function digitsOf(size: number, decimals: number): string {
  // Stryker disable next-line StringLiteral: unreachable fallback, needed for the type
  // Stryker disable next-line EqualityOperator: the limit itself rounds to 0 too
  // Stryker disable next-line StringLiteral: an empty text counts as 0 too
  const [whole = '', fraction = ''] = (size < minDecimalNotation ? '0' : String(size)).split('.');
  const units = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  const rounded = units + (Number(fraction.charAt(decimals)) >= 5 ? 1n : 0n);
  const digits = String(rounded).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const grouped = digits.slice(0, point).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
  return decimals === 0 ? grouped : `${grouped},${digits.slice(point)}`;
}

/**
 * Formats an amount in the currency's major unit for the country (FMT-06); an unreadable or missing amount gives '-'
 * (FMT-07). A minus sign precedes the currency.
 */
export function formatMoney(amount: number | string | null | undefined, country: Country): string {
  const value = amountOf(amount);
  const size = Math.abs(value);
  if (!(size < maxDecimalNotation)) return '-';
  const { prefix, cents } = country.money;
  const text = digitsOf(size, cents === 'never' ? 0 : 2);
  // Stryker disable next-line EqualityOperator: 0 has no digit from 1 to 9
  const minus = value < 0 && /[1-9]/.test(text) ? '-' : '';
  // Stryker disable next-line Regex: an amount has one comma, and two digits behind it
  return minus + prefix + (cents === 'unlessWhole' ? text.replace(/,00$/, '') : text);
}
