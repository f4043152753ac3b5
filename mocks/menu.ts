import type { Category } from '#fixtures/world/categories.ts';
import { getLegacyMenu, getLegacySegmentTabs } from '#schemas/legacyMenu.ts';
import { getMenu, getSegmentTabs, type MenuItem } from '#schemas/menu.ts';
import { handle, ok } from './handle.ts';
import type { Session } from './session.ts';

/** Everything below a category, flat: each group before its departments (API-19). */
const below = ({ children }: Category): MenuItem['subitems'] =>
  children.flatMap((child) => [{ label: child.label, url: child.url }, ...below(child)]);

function menuOf({ world }: Session): MenuItem[] {
  const items = world.shop.categories.map((top) => ({
    label: top.label,
    url: top.url,
    subitems: below(top),
  }));
  return [...items, { label: 'Marcas', url: '/brands', subitems: [] }];
}

const tabsOf = ({ world }: Session, origin: string) =>
  world.shop.categories.map(({ label, url }) => ({ label, address: origin + url }));

/** Menu and segment tabs, of both hosts. */
export const menuHandlers = [
  handle(getMenu, ({ session }) => ({ menu: { menu_items: menuOf(session) } })),
  handle(getSegmentTabs, ({ session, origin }) => ({
    content: tabsOf(session, origin).map(({ label, address }) => ({ label, desktopUrl: address })),
  })),
  handle(getLegacyMenu, ({ session }) => ({ ...ok, menu_items: menuOf(session) })),
  handle(getLegacySegmentTabs, ({ session, origin }) => ({
    ...ok,
    content: tabsOf(session, origin).map(({ label, address }) => ({ label, desktop_url: address })),
  })),
];
