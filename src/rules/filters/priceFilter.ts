import type { Country } from '#countries/country.ts';
import type { AvailableFilter, FilterChoice } from '#schemas/catalogue.ts';
import { type Bounds, parseBounds, formatBounds } from './bounds.ts';

/** Why a price choice is invalid. */
export type PriceError = 'belowCheapest' | 'aboveDearest' | 'crossed';

/** The range that a range filter offers; undefined without one (FILT-28). `whole` rounds both bounds outwards. */
export function offeredRange(
  { options }: Pick<AvailableFilter, 'options'>,
  whole: boolean,
): Bounds | undefined {
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
