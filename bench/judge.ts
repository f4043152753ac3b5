import { figures, type SpeedName, type WeightName } from './figures.ts';
import type { PageName } from './pages.ts';

type Measured = Partial<Record<WeightName | SpeedName, number>>;

/** Describes each figure of a page that is over budget. */
export function overBudget(page: PageName, measured: Measured): string[] {
  return Object.entries(measured).flatMap(([key, value]) => {
    const name = key as WeightName | SpeedName;
    const { most, least, on, digits, unit } = figures[name];
    if (!on.includes(page)) return [];
    const is = `${page}: ${name} is ${value.toFixed(digits)} ${unit}`.trimEnd();
    // The comparisons are negated so that NaN, a failed measurement, counts as over budget.
    if (most !== undefined && !(value <= most)) return [`${is}, the budget is at most ${most}.`];
    if (least !== undefined && !(value >= least)) return [`${is}, the budget is at least ${least}.`];
    return [];
  });
}
