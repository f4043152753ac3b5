import type { MenuItem } from '#schemas/menu.ts';

const bare = (address: string) => address.replace(/\/?(?:[?#].*)?$/s, '');

/** Whether a path is one of the category tree (MENU-10); query and trailing slash are ignored. */
export function isKnownCategory(path: string, tree: readonly MenuItem[]): boolean {
  const wanted = bare(path);
  return tree.some(({ url, subitems }) =>
    [url, ...subitems.map((item) => item.url)].some((each) => bare(each) === wanted),
  );
}

/** The key of the menu category of a path (MENU-04, MENU-05): its first two segments, joined by '_'. */
export function selectedCategory(path: string): string {
  return bare(path)
    .split('/')
    .filter((segment) => segment !== '')
    .slice(0, 2)
    .join('_');
}
