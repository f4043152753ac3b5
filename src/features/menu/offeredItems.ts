import type { MenuItem } from '#schemas/menu.ts';

/** The entries of the menu that lead somewhere: an address whose screen does not exist yet is left out. */
export const offeredItems = (items: readonly MenuItem[], hasScreen: (url: string) => boolean): MenuItem[] =>
  items
    .map((item) => ({ ...item, subitems: item.subitems.filter(({ url }) => hasScreen(url)) }))
    .filter(({ url, subitems }) => subitems.length > 0 || hasScreen(url));
