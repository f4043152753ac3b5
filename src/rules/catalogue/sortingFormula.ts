import { cookieText } from '#lib/cookies.ts';
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

/** The formula in a list's URL (CAT-33). */
export const formulaOf = ({ parameters }: Pick<CatalogueUrl, 'parameters'>): string | undefined =>
  parameters['sortingFormula'];

/** The formula in the query of any page. */
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

/** Returns the active formula for a URL: from the URL, else the stored one until it expires (CAT-33, CAT-35, CAT-36). */
export function effectiveFormula(
  url: Pick<CatalogueUrl, 'parameters'>,
  stored: StoredFormula | undefined,
  now: number,
): string | undefined {
  return formulaOf(url) ?? (stored !== undefined && now < stored.until ? stored.formula : undefined);
}

/** The cookie that stores a formula for one day, on a page of this origin (CAT-37, SESS-23). */
export const formulaCookie = (formula: string, origin: string): string =>
  cookieText(cookieName, formula, { maxAge: life / 1000, secure: origin.startsWith('https') });
