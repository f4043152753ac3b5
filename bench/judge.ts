import { figures, type SpeedName, type WeightName } from './figures.ts';
import type { PageName } from './pages.ts';

type Measured = Partial<Record<WeightName | SpeedName, number>>;

/** What of a page is not as it has to be, each as a sentence. */
export function broken(page: PageName, measured: Measured): string[] {
  return Object.entries(measured).flatMap(([key, value]) => {
    const name = key as WeightName | SpeedName;
    const { most, least, on, digits, unit } = figures[name];
    if (!on.includes(page)) return [];
    const is = `${page}: ${name} is ${value.toFixed(digits)} ${unit}`.trimEnd();
    // What could not be measured is no number, and keeps nothing.
    if (most !== undefined && !(value <= most)) return [`${is}, at most ${most} is kept.`];
    if (least !== undefined && !(value >= least)) return [`${is}, at least ${least} is kept.`];
    return [];
  });
}
