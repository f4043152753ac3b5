import type { ReplyOf } from '#schemas/endpoint.ts';
import type { getSegmentTabs, Menu, MenuItem, SegmentTab } from '#schemas/menu.ts';

/** Entries of the menu in their order, and by label (MENU-02, MENU-03). */
export function toMenu(menu_items: MenuItem[]): Menu {
  return { menu_items, byLabel: Object.fromEntries(menu_items.map((item) => [item.label, item])) };
}

/** The tabs of either source as one shape (MENU-01). */
export function toTabs({ content }: ReplyOf<typeof getSegmentTabs>): SegmentTab[] {
  return content.map(({ label, desktopUrl }) => ({ label, desktop_url: desktopUrl }));
}
