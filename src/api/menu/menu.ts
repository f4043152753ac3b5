import { shopApi } from '#api/shopApi.ts';
import { sourceCall, eitherSource, type WithSource } from '#api/transport/eitherSource.ts';
import { getMenu, getSegmentTabs, type Menu, type SegmentTab } from '#schemas/menu.ts';
import { toMenu, toTabs } from './toMenu.ts';

const nothing = () => ({});

/** Cached until the page is closed: the category tree loads only once (MENU-06). */
const cachedForVisit = { keepUnusedDataFor: Infinity };

/** The calls of the menu, of either source (MENU-07 to MENU-09). */
export const menuApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getMenu: build.query<Menu, WithSource<object>>({
      ...eitherSource(
        sourceCall(getMenu, nothing, ({ menu }) => toMenu(menu.menu_items)),
        async () => (await import('./legacyMenu.ts')).legacyMenu,
      ),
      ...cachedForVisit,
    }),
    getSegmentTabs: build.query<SegmentTab[], WithSource<object>>({
      ...eitherSource(
        sourceCall(getSegmentTabs, nothing, toTabs),
        async () => (await import('./legacyMenu.ts')).legacySegmentTabs,
      ),
      ...cachedForVisit,
    }),
  }),
});

/** The menu list, which is the category tree too (API-19, API-20), and the segment tabs (API-18, API-22). */
export const { useGetMenuQuery, useGetSegmentTabsQuery } = menuApi;
