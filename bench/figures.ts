import type { PageName } from './pages.ts';

/** A measured figure: format and budget. */
interface Figure {
  unit: '' | 'B' | 'ms';
  /** Decimal places. */
  digits: number;
  most?: number;
  least?: number;
  /** Pages with this budget; on other pages the figure is only reported. */
  on: readonly PageName[];
}

const everywhere: readonly PageName[] = ['home', 'list', 'product', 'cart'];
const shopping: readonly PageName[] = ['home', 'list', 'product'];
const reportOnly = { on: [] } as const;

/** Page weight before any interaction. Transferred bytes; scripts without response headers. */
const weights = {
  script: { unit: 'B', digits: 0, most: 132_000, on: everywhere },
  style: { unit: 'B', digits: 0, ...reportOnly },
  pictures: { unit: 'B', digits: 0, ...reportOnly },
  total: { unit: 'B', digits: 0, most: 280 * 1024, on: everywhere },
  requests: { unit: '', digits: 0, most: 25, on: everywhere },
} as const satisfies Record<string, Figure>;

/** Lighthouse results on a phone: scores of 100, and times. The limits of some depend on the setup (`setups.ts`). */
const speeds = {
  performance: { unit: '', digits: 0, on: shopping },
  accessibility: { unit: '', digits: 0, least: 100, on: everywhere },
  bestPractices: { unit: '', digits: 0, least: 100, on: everywhere },
  seo: { unit: '', digits: 0, least: 100, on: everywhere },
  fcp: { unit: 'ms', digits: 0, on: shopping },
  lcp: { unit: 'ms', digits: 0, on: shopping },
  tbt: { unit: 'ms', digits: 0, most: 50, on: shopping },
  cls: { unit: '', digits: 4, most: 0.005, on: shopping },
  si: { unit: 'ms', digits: 0, ...reportOnly },
} as const satisfies Record<string, Figure>;

/** Maximum cumulative layout shift of a whole walk through the shop. */
export const maxWalkShift = 0.02;

/** A repeat visit with the service worker. */
const repeats = {
  /** Requests that went to the network before the largest paint. */
  waited: { unit: '', digits: 0, most: 0, on: shopping },
} as const satisfies Record<string, Figure>;

type WeightName = keyof typeof weights;
type SpeedName = keyof typeof speeds;
export type FigureName = WeightName | SpeedName | keyof typeof repeats;
export type Weights = Record<WeightName, number>;
export type Speeds = Record<SpeedName, number>;

export const figures: Readonly<Record<FigureName, Figure>> = { ...weights, ...speeds, ...repeats };
