import type { Country } from '#countries/country.ts';
import { formatMoney } from '#rules/product/money.ts';
import type { AvailableFilter } from '#schemas/catalogue.ts';
import type { Bounds } from './bounds.ts';
import { parseAmount } from './parseAmount.ts';
import { offeredRange, priceRange } from './priceFilter.ts';

/** An amount as typed: undefined for none, 'unreadable' for what is no amount of the unit (FILT-34). */
type Typed = number | undefined | 'unreadable';

/** How the bounds of a range filter are written and read (FILT-35). */
export interface RangeUnit {
  /** Names the texts of the unit. */
  kind: 'price' | 'percent' | 'number';
  /** Amounts have no decimals. */
  whole: boolean;
  format: (amount: number) => string;
  parse: (text: string) => Typed;
  /** The range that a filter offers; undefined without one (FILT-28). */
  offered: (filter: Pick<AvailableFilter, 'options'>) => Bounds | undefined;
}

/** Digits in groups by dots, and decimals; only the last group may be shorter than three digits. */
const price = /^(?:R?\$)?(?:\d+(?:\.\d{3,})*(?:\.\d*)?(?:,\d*)?|,\d+)$/;
const percent = /^\d+%?$/;
const number = /^\d+$/;

function parserOf(readable: RegExp, toAmount: (text: string) => number | undefined) {
  return (text: string): Typed => {
    const typed = text.replaceAll(/\s/g, '');
    if (typed === '') return undefined;
    return readable.test(typed) ? toAmount(typed) : 'unreadable';
  };
}

/** The unit of a range filter by its parameter: prices are money of the country, discounts percents (CAT-51). */
export function rangeUnit(parameter: string, country: Country): RangeUnit {
  if (parameter === 'price')
    return {
      kind: 'price',
      whole: country.money.cents === 'never',
      format: (amount) => formatMoney(amount, country),
      parse: parserOf(price, (text) => parseAmount(text, country)),
      offered: (filter) => priceRange(filter, country),
    };
  const isPercent = parameter === 'discount_range';
  return {
    kind: isPercent ? 'percent' : 'number',
    whole: true,
    format: (amount) => (isPercent ? `${amount}\u00a0%` : String(amount)),
    parse: parserOf(isPercent ? percent : number, (text) => Number.parseInt(text, 10)),
    offered: (filter) => offeredRange(filter, true),
  };
}
