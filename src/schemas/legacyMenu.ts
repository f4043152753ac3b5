import * as v from 'valibot';
import { apiRead, apiReply, endpoint } from './endpoint.ts';
import { menuItem } from './menu.ts';

const call = { ...apiRead, httpFailure: 'badResponse' } as const;

/** `getMenu` on the legacy host: `GET {api}/menu/` (API-19). */
export const getLegacyMenu = endpoint('getLegacyMenu', ['API-19'], {
  ...call,
  path: 'menu/',
  fixed: { device: 'pwa' },
  reply: apiReply({ menu_items: v.array(menuItem) }),
});

/** `getSegmentTabs` on the legacy host: `GET {api}/menu/getstatic?key=menu_pwa` (API-18). */
export const getLegacySegmentTabs = endpoint('getLegacySegmentTabs', ['API-18'], {
  ...call,
  path: 'menu/getstatic',
  fixed: { key: 'menu_pwa' },
  discriminator: 'key',
  reply: apiReply({ content: v.array(v.object({ label: v.string(), desktop_url: v.string() })) }),
});
