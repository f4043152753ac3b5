import { eitherSource, sourceCall, type WithSource } from '#api/transport/eitherSource.ts';
import { cachedForVisit } from '#api/transport/request.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { getMenu, getSegmentTabs, type Menu, type MenuItem, type SegmentTab } from '#schemas/menu.ts';
import { shopApi } from './shopApi.ts';

/** Entries of the menu in their order, and by label (MENU-02, MENU-03). */
export function toMenu(menu_items: MenuItem[]): Menu {
  return { menu_items, byLabel: Object.fromEntries(menu_items.map((item) => [item.label, item])) };
}

/** The tabs of either source as one shape (MENU-01). */
export function toTabs({ content }: ReplyOf<typeof getSegmentTabs>): SegmentTab[] {
  return content.map(({ label, desktopUrl }) => ({ label, desktop_url: desktopUrl }));
}

const nothing = () => ({});

/** The calls of the menu, of either source (MENU-07 to MENU-09); the category tree loads only once (MENU-06). */
export const menuApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getMenu: build.query<Menu, WithSource<object>>({
      ...eitherSource(
        sourceCall(getMenu, nothing, ({ menu }) => toMenu(menu.menu_items)),
        async () => {
          const { getLegacyMenu } = await import('#schemas/legacyMenu.ts');
          return sourceCall(getLegacyMenu, nothing, ({ menu_items }) => toMenu(menu_items));
        },
      ),
      ...cachedForVisit,
    }),
    getSegmentTabs: build.query<SegmentTab[], WithSource<object>>({
      ...eitherSource(sourceCall(getSegmentTabs, nothing, toTabs), async () => {
        const { getLegacySegmentTabs } = await import('#schemas/legacyMenu.ts');
        return sourceCall(getLegacySegmentTabs, nothing, ({ content }) => content);
      }),
      ...cachedForVisit,
    }),
  }),
});

/** The menu list, which is the category tree too (API-19, API-20), and the segment tabs (API-18, API-22). */
export const { useGetMenuQuery, useGetSegmentTabsQuery } = menuApi;
