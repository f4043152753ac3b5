import { catalogueAddress } from './catalogueAddress.ts';

/** A sorting formula that the device keeps, and until when, in ms. */
export interface KeptFormula {
  formula: string;
  until: number;
}

/** How long a formula is kept, in ms: one day (CAT-34). */
const life = 86_400_000;

/** The name of the cookie that tells the hosting page of it (CAT-37). */
const cookieName = 'custom_filter_sorting';

/** The formula that an address names (CAT-33). */
export const formulaIn = (url: string): string | undefined =>
  catalogueAddress(url).parameters.get('sortingFormula') ?? undefined;

/** What the device keeps of a formula found now, in ms (CAT-34, CAT-36). */
export const keptFormula = (formula: string, now: number): KeptFormula => ({ formula, until: now + life });

/** The formula in force for an address (CAT-33, CAT-35, CAT-36): its own, else the kept one until its expiry. */
export function formulaInForce(url: string, kept: KeptFormula | undefined, now: number): string | undefined {
  return formulaIn(url) ?? (kept !== undefined && now < kept.until ? kept.formula : undefined);
}

/** The cookie that carries a formula for one day (CAT-37). */
export const formulaCookie = (formula: string): string =>
  `${cookieName}=${encodeURIComponent(formula)}; Max-Age=${life / 1000}; Path=/; SameSite=Lax`;
