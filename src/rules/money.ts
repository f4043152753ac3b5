import type { Country } from '#countries/country.ts';

const readable = /^-?\d+(?:\.\d+)?$/;

/** From here on a number is not written in plain digits any more, and is no price. */
const endless = 1e21;
/** What is less has no digit within these. */
const tiny = 1e-6;

function amountOf(amount: number | string | null | undefined) {
  if (typeof amount === 'string') return readable.test(amount.trim()) ? Number(amount) : Number.NaN;
  return amount ?? Number.NaN;
}

/**
 * A size in the digits of the shop's countries: points between thousands, a comma before the decimals, rounded half up
 * as it is written. `Intl.NumberFormat` gives the same, and takes a phone 60 ms at its first use
 * (docs/decisions/021-money-without-intl.md).
 */
function digitsOf(size: number, decimals: number): string {
  const [whole = '', fraction = ''] = (size < tiny ? '0' : String(size)).split('.');
  const units = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  const rounded = units + (Number(fraction.charAt(decimals)) >= 5 ? 1n : 0n);
  const digits = String(rounded).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const grouped = digits.slice(0, point).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
  return decimals === 0 ? grouped : `${grouped},${digits.slice(point)}`;
}

/**
 * An amount in the currency's major unit as the country writes it (FMT-06); an amount that cannot be read,
 * or is not known yet, gives '-' (FMT-07). The minus of a negative amount stands before the currency.
 */
export function formatMoney(amount: number | string | null | undefined, country: Country): string {
  const value = amountOf(amount);
  const size = Math.abs(value);
  if (!(size < endless)) return '-';
  const { prefix, cents } = country.money;
  const text = digitsOf(size, cents === 'never' ? 0 : 2);
  const minus = value < 0 && /[1-9]/.test(text) ? '-' : '';
  return minus + prefix + (cents === 'unlessWhole' ? text.replace(/,00$/, '') : text);
}
