import type { Country } from '#countries/country.ts';
import { formatMoney } from '#rules/product/money.ts';
import { withoutSymbols } from '#rules/validation/symbols.ts';
import type { AvailableFilter, FilterChoice } from '#schemas/catalogue.ts';
import { type Bounds, formatBounds, parseBounds } from './parameters.ts';

/** Why a price choice is invalid. */
export type PriceError = 'belowCheapest' | 'aboveDearest' | 'crossed';

/** The range that a range filter offers; undefined without one (FILT-28). `whole` rounds both bounds outwards. */
function offeredRange({ options }: Pick<AvailableFilter, 'options'>, whole: boolean): Bounds | undefined {
  const ranges = options.flatMap(({ value }) => parseBounds(value) ?? []);
  if (ranges.length === 0) return undefined;
  const low = Math.min(...ranges.map((range) => range.low));
  const high = Math.max(...ranges.map((range) => range.high));
  return whole ? { low: Math.floor(low), high: Math.ceil(high) } : { low, high };
}

/**
 * The price range that a price filter offers; undefined without one (FILT-28). Where the country displays no cents both
 * bounds are rounded outwards, so that the displayed amounts can be chosen.
 */
export const priceRange = (
  filter: Pick<AvailableFilter, 'options'>,
  { money }: Pick<Country, 'money'>,
): Bounds | undefined => offeredRange(filter, money.cents === 'never');

/** Why a choice of prices is refused; undefined if it is valid (FILT-24 to FILT-26). */
export function priceError({ low, high }: Bounds, offered: Bounds): PriceError | undefined {
  if (low < offered.low) return 'belowCheapest';
  if (high > offered.high) return 'aboveDearest';
  return low > high ? 'crossed' : undefined;
}

/** The filters of a price choice, empty without one; `special` adds `special_price=1` (FILT-28 to FILT-30). */
export function priceFilters(bounds: Bounds | undefined, special: boolean): FilterChoice[] {
  if (bounds === undefined) return [];
  const price = { name: 'price', values: [formatBounds(bounds)] };
  return special ? [price, { name: 'special_price', values: ['1'] }] : [price];
}

/** How many steps a slider over these prices has: a hundred, or one for each amount where there are fewer. */
export const priceSteps = ({ low, high }: Bounds): number =>
  Math.min(100, Math.max(1, Math.ceil(high - low)));

/** The price at a step of the slider: the ends exactly, a round amount between them (FILT-06). */
export function priceAt(step: number, offered: Bounds): number {
  const steps = priceSteps(offered);
  if (step <= 0) return offered.low;
  if (step >= steps) return offered.high;
  const range = offered.high - offered.low;
  // Rounded to less than half a step, so that each step has a distinct price.
  const round = Math.max(1, 10 ** Math.floor(Math.log10(range / steps / 2)));
  const price = Math.round((offered.low + (range * step) / steps) / round) * round;
  return Math.min(Math.max(price, offered.low), offered.high);
}

/** The slider step of a price. */
export function stepOf(price: number, offered: Bounds): number {
  const steps = priceSteps(offered);
  const range = offered.high - offered.low;
  const step = range === 0 ? 0 : Math.round(((price - offered.low) / range) * steps);
  return Math.min(Math.max(step, 0), steps);
}

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
    const typed = withoutSymbols(text).replaceAll(/\s/g, '');
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
