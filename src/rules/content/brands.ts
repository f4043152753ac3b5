import { nameFinder } from '#rules/addresses/nameFinder.ts';
import type { BrandGroup, Brands } from '#schemas/brands.ts';

const order = new Intl.Collator('es');

/** The groups in alphabetical order, `#` first, without those of no brand (CONTENT-02). */
export const brandGroups = (brands: Brands): BrandGroup[] =>
  Object.entries(brands)
    .map(([letter, own]) => ({ letter, brands: own }))
    .filter((group) => group.brands.length > 0)
    .toSorted((one, other) => order.compare(one.letter, other.letter));

/**
 * Finds brands by a part of their name, in their groups (CONTENT-02); at most `most` of them, so that a list of thousands
 * holds up no key. The names are prepared once, by the first search.
 */
export function brandFinder(groups: readonly BrandGroup[]) {
  const find = nameFinder(
    groups.flatMap(({ letter, brands }) => brands.map((brand) => ({ ...brand, letter }))),
  );
  return (typed: string, most: number): { groups: readonly BrandGroup[]; count: number } => {
    const found = find(typed);
    let left = most;
    const shown = groups.flatMap(({ letter }) => {
      const brands = found.filter((brand) => brand.letter === letter).slice(0, left);
      left -= brands.length;
      return brands.length > 0 ? [{ letter, brands }] : [];
    });
    return { groups: shown, count: found.length };
  };
}
