import { figures, type FigureName } from './figures.ts';
import type { PageName } from './pages.ts';

type Measured = Partial<Record<FigureName, number>>;

/** Limits in place of those of `figures.ts`, where these depend on how a page is measured. */
export type Limits = Partial<Record<FigureName, { most?: number; least?: number }>>;

/** Describes each figure of a page that is over budget. */
export function overBudget(page: PageName, measured: Measured, limits: Limits = {}): string[] {
  return Object.entries(measured).flatMap(([key, value]) => {
    const name = key as FigureName;
    const { most, least, on, digits, unit } = { ...figures[name], ...limits[name] };
    if (!on.includes(page)) return [];
    const is = `${page}: ${name} is ${value.toFixed(digits)} ${unit}`.trimEnd();
    // The comparisons are negated so that NaN, a failed measurement, counts as over budget.
    if (most !== undefined && !(value <= most))
      return [`${is}, the budget is at most ${Number(most.toFixed(3))}.`];
    if (least !== undefined && !(value >= least)) return [`${is}, the budget is at least ${least}.`];
    return [];
  });
}
