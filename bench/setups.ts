import type { Limits } from './judge.ts';

/** A way to measure a first visit. */
interface Setup {
  /**
   * How the phone's network and CPU are imitated: `simulate` computes the times from a fast load, `devtools` applies 562 ms
   * of latency, 1.44 Mbps and a CPU slowed down four times, which is what a phone would see.
   */
  method: 'simulate' | 'devtools';
  /** Whether the server fills the pages (docs/filled-pages.md). */
  filled: boolean;
  limits: Limits;
  /** The maximum LCP as a multiple of the floor page's LCP, measured in the same way. */
  timesFloor?: number;
}

/** The ways in which each page is measured; static pages come as from a CDN. */
export const setups = {
  simulated: {
    method: 'simulate',
    filled: false,
    limits: { performance: { least: 99 }, lcp: { most: 1600 } },
  },
  applied: {
    method: 'devtools',
    filled: false,
    limits: { performance: { least: 98 }, lcp: { most: 2000 } },
    timesFloor: 1.5,
  },
  filled: {
    method: 'devtools',
    filled: true,
    limits: { performance: { least: 99 }, lcp: { most: 1500 } },
  },
} as const satisfies Record<string, Setup>;

export type SetupName = keyof typeof setups;

export const setupNames = Object.keys(setups) as SetupName[];

/** The limits of a setup beside the LCP of the floor page; without one that was measured, its own. */
export function limitsOf(name: SetupName, floor: number | undefined): Limits {
  const { limits, timesFloor }: Setup = setups[name];
  if (timesFloor === undefined || floor === undefined) return limits;
  return { ...limits, lcp: { most: Math.min(limits.lcp?.most ?? Infinity, timesFloor * floor) } };
}
