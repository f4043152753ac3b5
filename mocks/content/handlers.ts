import { helpOf, legalOf } from '#fixtures/content.ts';
import { homeContent } from '#fixtures/home.ts';
import type { Category } from '#fixtures/world/departments.ts';
import { handle, ok, refuse } from '#mocks/handle.ts';
import type { Database } from '#mocks/database.ts';
import { type Brand, getBrands } from '#schemas/brands.ts';
import { getContentBlock, getHelp, sendSurvey, unsubscribe } from '#schemas/content.ts';
import { getHome } from '#schemas/home.ts';
import { getLegacyMenu, getLegacySegmentTabs } from '#schemas/legacyMenu.ts';
import { getMenu, getSegmentTabs, type MenuItem } from '#schemas/menu.ts';

/** The texts of the content team; `menu_pwa` is below, and `sizes_pwa` in `mocks/product/handlers.ts`. */
export const contentHandlers = [
  handle(getHelp, ({ db: { content, country } }) => {
    const set = content.get(getHelp.fixed.key);
    return { ...ok, content: set === undefined ? helpOf(country) : set };
  }),
  handle(getContentBlock, ({ db, args: { key } }) => ({
    ...ok,
    content: db.content.has(key)
      ? null
      : (db.contents.find(key)?.html ?? new Map(Object.entries(legalOf(db.country))).get(key) ?? null),
  })),
];

/** An unknown key returns empty lists (API-17). */
export const homeHandlers = [
  handle(getHome, ({ args, db, origin }) =>
    homeContent(args.key === 'home_pwa' ? db.country : undefined, origin),
  ),
];

/** All categories below one, flat: each group before its departments (API-19). */
const below = ({ children }: Category): MenuItem['subitems'] =>
  children.flatMap((child) => [{ label: child.label, url: child.url }, ...below(child)]);

function menuOf({ world }: Database): MenuItem[] {
  const items = world.shop.categories.map((top) => ({
    label: top.label,
    url: top.url,
    subitems: below(top),
  }));
  return [...items, { label: 'Marcas', url: '/brands', subitems: [] }];
}

const tabsOf = ({ world }: Database, origin: string) =>
  world.shop.categories.map(({ label, url }) => ({ label, address: origin + url }));

/** Menu and segment tabs, of both hosts. */
export const menuHandlers = [
  handle(getMenu, ({ db }) => ({ menu: { menu_items: menuOf(db) } })),
  handle(getSegmentTabs, ({ db, origin }) => ({
    content: tabsOf(db, origin).map(({ label, address }) => ({ label, desktopUrl: address })),
  })),
  handle(getLegacyMenu, ({ db }) => ({ ...ok, menu_items: menuOf(db) })),
  handle(getLegacySegmentTabs, ({ db, origin }) => ({
    ...ok,
    content: tabsOf(db, origin).map(({ label, address }) => ({ label, desktop_url: address })),
  })),
];

/** The key of a brand: its first letter without an accent, or `#` for a digit. */
function letterOf(name: string) {
  const [first = ''] = name.toUpperCase();
  if (first === 'Ñ') return first;
  return /\d/.test(first) ? '#' : first.normalize('NFD').charAt(0);
}

export const brandHandlers = [
  handle(getBrands, ({ db }) => {
    const brands: Record<string, Brand[]> = {};
    for (const { name, slug } of db.world.shop.brands)
      if (db.brands?.has(name) ?? true) (brands[letterOf(name)] ??= []).push({ name, url: `/${slug}/` });
    return { ...ok, brands };
  }),
];

/** The format of the keys in newsletter e-mails. */
const newsletterKey = /^nl-[0-9a-f]{4}$/;

/** The survey, and the newsletter's end; both can be sent again. */
export const surveyHandlers = [
  handle(sendSurvey, () => ok),
  handle(unsubscribe, ({ args: { key } }) =>
    newsletterKey.test(key) ? ok : refuse('Newsletter key not found.'),
  ),
];
