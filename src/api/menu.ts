import type { ReplyOf } from '#schemas/endpoint.ts';
import {
  getLegacyMenu,
  getLegacySegmentTabs,
  getMenu,
  getSegmentTabs,
  type Menu,
  type MenuItem,
  type SegmentTab,
} from '#schemas/menu.ts';
import { request } from './request.ts';
import { shopApi } from './shopApi.ts';

/** Entries of the menu in their order, and by label (MENU-02, MENU-03). */
export function toMenu(menu_items: MenuItem[]): Menu {
  return { menu_items, byLabel: Object.fromEntries(menu_items.map((item) => [item.label, item])) };
}

/** The tabs of either source as one shape (MENU-01). */
export function toTabs({ content }: ReplyOf<typeof getSegmentTabs>): SegmentTab[] {
  return content.map(({ label, desktopUrl }) => ({ label, desktop_url: desktopUrl }));
}

/** Kept as long as the page is open: the category tree loads only once (MENU-06). */
const kept = { keepUnusedDataFor: Infinity };

const menuApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getMenu: build.query({ ...request(getMenu, ({ menu }) => toMenu(menu.menu_items)), ...kept }),
    getSegmentTabs: build.query({ ...request(getSegmentTabs, toTabs), ...kept }),
    getLegacyMenu: build.query({
      ...request(getLegacyMenu, ({ menu_items }) => toMenu(menu_items)),
      ...kept,
    }),
    getLegacySegmentTabs: build.query({
      ...request(getLegacySegmentTabs, ({ content }) => content satisfies SegmentTab[]),
      ...kept,
    }),
  }),
});

/** The menu list, which is the category tree too (API-20), and the segment tabs (API-22). */
export const { useGetMenuQuery, useGetSegmentTabsQuery } = menuApi;
