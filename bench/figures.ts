import type { PageName } from './pages.ts';

/** One thing that is measured: how it is written, and what it has to keep. */
interface Figure {
  unit: '' | 'B' | 'ms';
  /** Digits behind the comma. */
  digits: number;
  most?: number;
  least?: number;
  /** Where it has to keep it; elsewhere it is only told. */
  on: readonly PageName[];
}

const everywhere: readonly PageName[] = ['home', 'list', 'product', 'cart'];
const shopping: readonly PageName[] = ['home', 'list', 'product'];
const told = { on: [] } as const;

/** What the shop weighs before anybody has touched it. Bytes are those on the way; scripts are without their heads. */
export const weights = {
  script: { unit: 'B', digits: 0, most: 115_000, on: shopping },
  style: { unit: 'B', digits: 0, ...told },
  pictures: { unit: 'B', digits: 0, ...told },
  total: { unit: 'B', digits: 0, most: 280 * 1024, on: everywhere },
  requests: { unit: '', digits: 0, most: 25, on: everywhere },
} as const satisfies Record<string, Figure>;

/** What Lighthouse finds on a phone: scores of 100, and times. */
export const speeds = {
  performance: { unit: '', digits: 0, least: 99, on: shopping },
  accessibility: { unit: '', digits: 0, least: 100, on: everywhere },
  bestPractices: { unit: '', digits: 0, least: 100, on: everywhere },
  seo: { unit: '', digits: 0, least: 100, on: everywhere },
  fcp: { unit: 'ms', digits: 0, ...told },
  lcp: { unit: 'ms', digits: 0, most: 1800, on: shopping },
  tbt: { unit: 'ms', digits: 0, most: 50, on: shopping },
  cls: { unit: '', digits: 4, most: 0.005, on: shopping },
  si: { unit: 'ms', digits: 0, ...told },
} as const satisfies Record<string, Figure>;

/** Weights that came in above theirs: the tests let them not grow, and their lines go once they are below. */
export const above: Partial<Record<PageName, Partial<Weights>>> = {
  list: { requests: 26 },
};

/** The most that a whole walk through the shop may shift. */
export const walkShift = 0.02;

export type WeightName = keyof typeof weights;
export type SpeedName = keyof typeof speeds;
export type Weights = Record<WeightName, number>;
export type Speeds = Record<SpeedName, number>;

export const figures: Readonly<Record<WeightName | SpeedName, Figure>> = { ...weights, ...speeds };
