import { sourceCall } from '#api/transport/eitherSource.ts';
import { getLegacyMenu, getLegacySegmentTabs } from '#schemas/legacyMenu.ts';
import type { SegmentTab } from '#schemas/menu.ts';
import { toMenu } from './toMenu.ts';

const nothing = () => ({});

/** How the legacy host answers for the menu, which is the category tree too (API-19, MENU-09). */
export const legacyMenu = sourceCall(getLegacyMenu, nothing, ({ menu_items }) => toMenu(menu_items));

/** How the legacy host answers for the segment tabs (API-18, MENU-01). */
export const legacySegmentTabs = sourceCall(
  getLegacySegmentTabs,
  nothing,
  ({ content }): SegmentTab[] => content,
);
