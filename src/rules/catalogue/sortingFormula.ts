import type { CatalogueUrl } from './catalogueUrl.ts';

/** A sorting formula as it is persisted; `until` is its expiry, in ms. */
export interface StoredFormula {
  formula: string;
  until: number;
}

/** How long a formula is valid, in ms: one day (CAT-34). */
const life = 86_400_000;

/** The cookie that the hosting page reads (CAT-37). */
const cookieName = 'custom_filter_sorting';

/** The formula that an address names (CAT-33). */
export const formulaOf = ({ parameters }: Pick<CatalogueUrl, 'parameters'>): string | undefined =>
  parameters['sortingFormula'];

/** The formula that the query of any page names, read as that of a list; undefined for none. */
export const formulaIn = (search: string): string | undefined =>
  new URLSearchParams(search)
    .getAll('sortingFormula')
    .map((text) => text.trim())
    .find((text) => text !== '' && text !== '--');

/** The persisted form of a formula found at `now`, in ms (CAT-34, CAT-36). */
export const storedFormula = (formula: string, now: number): StoredFormula => ({
  formula,
  until: now + life,
});

/** The formula in force for an address (CAT-33, CAT-35, CAT-36): its own, else the stored one until its expiry. */
export function effectiveFormula(
  url: Pick<CatalogueUrl, 'parameters'>,
  stored: StoredFormula | undefined,
  now: number,
): string | undefined {
  return formulaOf(url) ?? (stored !== undefined && now < stored.until ? stored.formula : undefined);
}

/** The cookie that carries a formula for one day (CAT-37, SESS-23), on a page of this origin. */
export const formulaCookie = (formula: string, origin: string): string =>
  `${cookieName}=${encodeURIComponent(formula)}; Max-Age=${life / 1000}; Path=/; SameSite=Lax${origin.startsWith('https') ? '; Secure' : ''}`;
