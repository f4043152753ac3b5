import type { Country } from '#countries/country.ts';

/** Trailing decimals: after a comma, and in countries with cents also one or two digits after a dot. */
const decimals = { cents: /(?:,(\d*)|\.(\d{1,2}))$/, whole: /,(\d*)$/ };

/**
 * The amount that a shopper has typed, in the currency's major unit (FILT-06, FMT-06); any other dot groups thousands,
 * and cents are dropped where the country displays none. Undefined without digits.
 */
export function parseAmount(text: string, { money }: Pick<Country, 'money'>): number | undefined {
  const typed = text.replaceAll(/[^\d.,]/g, '');
  const hasCents = money.cents !== 'never';
  const [end = '', afterComma, afterDot] = (hasCents ? decimals.cents : decimals.whole).exec(typed) ?? [];
  const whole = typed.slice(0, typed.length - end.length).replaceAll(/\D/g, '');
  const fraction = (afterComma ?? afterDot ?? '').slice(0, 2);
  if (whole + fraction === '') return undefined;
  return Number(hasCents ? `${whole}.${fraction}0` : whole);
}
