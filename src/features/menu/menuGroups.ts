import type { MenuItem } from '#schemas/menu.ts';

type Category = MenuItem['subitems'][number];

/** A category below an entry, and those whose path leads through it. */
interface MenuGroup extends Category {
  categories: Category[];
}

/** The flat subitems of a menu entry, grouped by their paths: each group before its categories (API-19). */
export function menuGroups({ subitems }: MenuItem): MenuGroup[] {
  const groups: MenuGroup[] = [];
  for (const category of subitems) {
    const group = groups.find(({ url }) => category.url !== url && category.url.startsWith(url));
    if (group === undefined) groups.push({ ...category, categories: [] });
    else group.categories.push(category);
  }
  return groups;
}
