import type { BrandGroup, Brands } from '#schemas/brands.ts';

const order = new Intl.Collator('es');

/** The groups in alphabetical order, `#` first, without those of no brand (CONTENT-02). */
export const brandGroups = (brands: Brands): BrandGroup[] =>
  Object.entries(brands)
    .map(([letter, own]) => ({ letter, brands: own }))
    .filter((group) => group.brands.length > 0)
    .toSorted((one, other) => order.compare(one.letter, other.letter));
