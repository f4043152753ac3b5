import { nameFinder } from '#rules/addresses/nameFinder.ts';
import type { BrandGroup, Brands } from '#schemas/brands.ts';

const order = new Intl.Collator('es');

/** Returns the groups with brands in alphabetical order, `#` first (CONTENT-02). */
export const brandGroups = (brands: Brands): BrandGroup[] =>
  Object.entries(brands)
    .map(([letter, own]) => ({ letter, brands: own }))
    .filter((group) => group.brands.length > 0)
    .toSorted((one, other) => order.compare(one.letter, other.letter));

/**
 * Returns a function that finds brands by a part of their name, in their groups (CONTENT-02): at most `max`, so that
 * typing stays fast with thousands of brands. The first search prepares all names.
 */
export function brandFinder(groups: readonly BrandGroup[]) {
  const find = nameFinder(
    groups.flatMap(({ letter, brands }) => brands.map((brand) => ({ ...brand, letter }))),
  );
  return (typed: string, max: number): { groups: readonly BrandGroup[]; count: number } => {
    const found = find(typed);
    let left = max;
    const shown = groups.flatMap(({ letter }) => {
      const brands = found.filter((brand) => brand.letter === letter).slice(0, left);
      left -= brands.length;
      return brands.length > 0 ? [{ letter, brands }] : [];
    });
    return { groups: shown, count: found.length };
  };
}
