import type { MenuItem } from '#schemas/menu.ts';
import { isTermFor } from './suggestedTerms.ts';

/** A category, with the labels above it from the entry of the menu down. */
export interface MatchingCategory {
  url: string;
  above: string[];
  label: string;
}

/** The categories of the menu for a typed text, at most `most`: each word begins one of the path, one of the label. */
export function matchingCategories(
  items: readonly MenuItem[],
  typed: string,
  most: number,
): MatchingCategory[] {
  const all = items.flatMap(({ label, url, subitems }) => {
    const own = [{ label, url }, ...subitems];
    return own.map((category) => ({
      label: category.label,
      url: category.url,
      above: own
        .filter((each) => each.url !== category.url && category.url.startsWith(each.url))
        .map((each) => each.label),
    }));
  });
  return all
    .filter(({ above, label }) => {
      const words = typed.split(/\s+/);
      return isTermFor(typed, [...above, label].join(' ')) && words.some((word) => isTermFor(word, label));
    })
    .slice(0, most);
}
