import type { Country } from '#countries/country.ts';
import { formatMoney } from '#rules/product/money.ts';
import type { AvailableFilter, FilterChoice } from '#schemas/catalogue.ts';
import { type Bounds, formatBounds, parseBounds } from './parameters.ts';

/** Why a price choice is invalid. */
export type PriceError = 'belowCheapest' | 'aboveDearest' | 'crossed';

/** The range of a range filter; undefined without options (FILT-28). `whole` rounds both bounds outwards. */
function offeredRange({ options }: Pick<AvailableFilter, 'options'>, whole: boolean): Bounds | undefined {
  const ranges = options.flatMap(({ value }) => parseBounds(value) ?? []);
  if (ranges.length === 0) return undefined;
  const low = Math.min(...ranges.map((range) => range.low));
  const high = Math.max(...ranges.map((range) => range.high));
  return whole ? { low: Math.floor(low), high: Math.ceil(high) } : { low, high };
}

/**
 * The range of a price filter; undefined without options (FILT-28). If the country displays no cents, both bounds are
 * rounded outwards, so that the displayed amounts can be chosen.
 */
export const priceRange = (
  filter: Pick<AvailableFilter, 'options'>,
  { money }: Pick<Country, 'money'>,
): Bounds | undefined => offeredRange(filter, money.cents === 'never');

/** Why a price range is refused; undefined if it is valid (FILT-24 to FILT-26). */
export function priceError({ low, high }: Bounds, offered: Bounds): PriceError | undefined {
  if (low < offered.low) return 'belowCheapest';
  if (high > offered.high) return 'aboveDearest';
  return low > high ? 'crossed' : undefined;
}

/** The filters of a price range; `special` adds `special_price=1` (FILT-28 to FILT-30). */
export function priceFilters(bounds: Bounds | undefined, special: boolean): FilterChoice[] {
  if (bounds === undefined) return [];
  const price = { name: 'price', values: [formatBounds(bounds)] };
  return special ? [price, { name: 'special_price', values: ['1'] }] : [price];
}

/** The number of steps of a price slider: 100, or one for each amount if there are fewer. */
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

/** A typed amount: undefined if empty, 'unreadable' if it is no amount of the unit (FILT-34). */
type Typed = number | undefined | 'unreadable';

/** How the bounds of a range filter are formatted and parsed (FILT-35). */
export interface RangeUnit {
  /** The key of its texts. */
  kind: 'price' | 'percent' | 'number';
  /** Amounts have no decimals. */
  whole: boolean;
  format: (amount: number) => string;
  parse: (text: string) => Typed;
  offered: (filter: Pick<AvailableFilter, 'options'>) => Bounds | undefined;
}

/** Digits in groups separated by dots, and decimals; the last group may have fewer than three digits. */
const price = /^(?:R?\$)?(?:\d+(?:\.\d{3,})*(?:\.\d*)?(?:,\d*)?|,\d+)$/;
const percent = /^\d+%?$/;
const number = /^\d+$/;

function parserOf(readable: RegExp, toAmount: (text: string) => number | undefined) {
  return (text: string): Typed => {
    const typed = text.replaceAll(/[\s\p{Cf}]/gu, '');
    if (typed === '') return undefined;
    return readable.test(typed) ? toAmount(typed) : 'unreadable';
  };
}

/** The unit of a range filter: prices are in the country's currency, discounts in percent (CAT-51). */
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

/** Trailing decimals: after a comma, or in countries with cents one or two digits after a dot. */
const decimals = { cents: /(?:,(\d*)|\.(\d{1,2}))$/, whole: /,(\d*)$/ };

/**
 * Parses a typed amount in the currency's major unit; undefined without digits. Any dot before the decimals separates
 * thousands, and cents are dropped if the country displays none (FILT-06, FMT-06).
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
