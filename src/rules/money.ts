import type { Country } from '#countries/country.ts';

const readable = /^-?\d+(?:\.\d+)?$/;

function amountOf(amount: number | string | null | undefined) {
  if (typeof amount === 'string') return readable.test(amount.trim()) ? Number(amount) : Number.NaN;
  return amount ?? Number.NaN;
}

/**
 * An amount in the currency's major unit as the country writes it (FMT-06); an amount that cannot be read,
 * or is not known yet, gives '-' (FMT-07). The minus of a negative amount stands before the currency.
 */
export function formatMoney(amount: number | string | null | undefined, country: Country): string {
  const value = amountOf(amount);
  if (!Number.isFinite(value)) return '-';
  const { prefix, cents } = country.money;
  const digits = cents === 'never' ? 0 : 2;
  const text = new Intl.NumberFormat(country.numberLocale, {
    useGrouping: 'always',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(value));
  const minus = value < 0 && /[1-9]/.test(text) ? '-' : '';
  return minus + prefix + (cents === 'unlessWhole' ? text.replace(/,00$/, '') : text);
}
