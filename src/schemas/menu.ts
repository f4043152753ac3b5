import * as v from 'valibot';
import { bffRead, endpoint } from './endpoint.ts';

/** A menu entry, the same on both hosts (MENU-03). */
export const menuItem = v.object({
  label: v.string(),
  url: v.string(),
  subitems: v.array(v.object({ label: v.string(), url: v.string() })),
});

/** Reads the menu list and the category tree: `GET {cms}/menu` (API-20, API-21). */
export const getMenu = endpoint('getMenu', ['API-20', 'API-21'], {
  method: 'GET',
  base: 'cms',
  path: 'menu',
  headers: ['x-os', 'x-store'],
  kind: 'read',
  reply: v.object({ menu: v.object({ menu_items: v.array(menuItem) }) }),
  httpFailure: 'badResponse',
});

/** Reads the segment tabs: `GET {bff}cms/horizontal-menu` (API-22). */
export const getSegmentTabs = endpoint('getSegmentTabs', ['API-22'], {
  ...bffRead,
  path: 'cms/horizontal-menu',
  reply: v.object({ content: v.array(v.object({ label: v.string(), desktopUrl: v.string() })) }),
  httpFailure: 'badResponse',
});

/** A menu entry; `url` is a path, and `subitems` is the flat list of all entries below it (MENU-02, MENU-03). */
export type MenuItem = v.InferOutput<typeof menuItem>;

/** The menu in its order, and its entries by label (MENU-02). */
export interface Menu {
  menu_items: MenuItem[];
  byLabel: Record<string, MenuItem>;
}

/** A segment tab; its link is read from its address (MENU-01, HOME-10). */
export interface SegmentTab {
  label: string;
  desktop_url: string;
}
