import { getMenu, getSegmentTabs, type Menu, type SegmentTab } from '#schemas/menu.ts';
import { answering, eitherSource, type Sourced } from './eitherSource.ts';
import { shopApi } from './shopApi.ts';
import { toMenu, toTabs } from './toMenu.ts';

const nothing = () => ({});

/** Kept as long as the page is open: the category tree loads only once (MENU-06). */
const kept = { keepUnusedDataFor: Infinity };

/** The calls of the menu, of either source (MENU-07 to MENU-09). */
export const menuApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getMenu: build.query<Menu, Sourced<object>>({
      ...eitherSource(
        answering(getMenu, nothing, ({ menu }) => toMenu(menu.menu_items)),
        async () => (await import('./legacyMenu.ts')).legacyMenu,
      ),
      ...kept,
    }),
    getSegmentTabs: build.query<SegmentTab[], Sourced<object>>({
      ...eitherSource(
        answering(getSegmentTabs, nothing, toTabs),
        async () => (await import('./legacyMenu.ts')).legacySegmentTabs,
      ),
      ...kept,
    }),
  }),
});

/** The menu list, which is the category tree too (API-19, API-20), and the segment tabs (API-18, API-22). */
export const { useGetMenuQuery, useGetSegmentTabsQuery } = menuApi;
