import type { AvailableFilter, FilterChoice } from '#schemas/catalogue.ts';
import { type Bounds, boundsIn, boundsText } from './bounds.ts';

/** What is wrong with a choice of prices. */
export type PriceFault = 'belowCheapest' | 'aboveDearest' | 'crossed';

/** From the cheapest to the dearest product that a price filter offers; undefined where it offers none (FILT-28). */
export function priceRange({ options }: Pick<AvailableFilter, 'options'>): Bounds | undefined {
  const ranges = options.flatMap(({ value }) => boundsIn(value) ?? []);
  if (ranges.length === 0) return undefined;
  return {
    low: Math.min(...ranges.map(({ low }) => low)),
    high: Math.max(...ranges.map(({ high }) => high)),
  };
}

/** Why a choice of prices cannot be, if so (FILT-24 to FILT-26). */
export function priceFault({ low, high }: Bounds, offered: Bounds): PriceFault | undefined {
  if (low < offered.low) return 'belowCheapest';
  if (high > offered.high) return 'aboveDearest';
  return low > high ? 'crossed' : undefined;
}

/** The filters that a choice of prices gives, none for none; on a page of special prices it stays one (FILT-28 to FILT-30). */
export function priceFilters(bounds: Bounds | undefined, special: boolean): FilterChoice[] {
  if (bounds === undefined) return [];
  const price = { name: 'price', values: [boundsText(bounds)] };
  return special ? [price, { name: 'special_price', values: ['1'] }] : [price];
}

/** The whole amount that somebody has typed, however grouped; undefined for none. */
export function amountIn(text: string): number | undefined {
  const digits = (text.split(',', 1)[0] ?? '').replaceAll(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
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
  // Rounder than half a step, so that each step is a price of its own.
  const round = Math.max(1, 10 ** Math.floor(Math.log10(range / steps / 2)));
  const price = Math.round((offered.low + (range * step) / steps) / round) * round;
  return Math.min(Math.max(price, offered.low), offered.high);
}

/** The step of the slider at which a price stands. */
export function stepOf(price: number, offered: Bounds): number {
  const steps = priceSteps(offered);
  const range = offered.high - offered.low;
  const step = range === 0 ? 0 : Math.round(((price - offered.low) / range) * steps);
  return Math.min(Math.max(step, 0), steps);
}
