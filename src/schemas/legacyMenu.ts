import * as v from 'valibot';
import { apiReply, endpoint } from './endpoint.ts';
import { menuItem } from './menu.ts';

const call = { method: 'GET', base: 'api', apiVersion: 3, kind: 'read', httpFailure: 'badResponse' } as const;

/** `getMenu` on the legacy host: `GET {api}/menu/` (API-19). */
export const getLegacyMenu = endpoint({
  ...call,
  name: 'getLegacyMenu',
  requirements: ['API-19'],
  path: 'menu/',
  fixed: { device: 'pwa' },
  reply: apiReply({ menu_items: v.array(menuItem) }),
});

/** `getSegmentTabs` on the legacy host: `GET {api}/menu/getstatic?key=menu_pwa` (API-18). */
export const getLegacySegmentTabs = endpoint({
  ...call,
  name: 'getLegacySegmentTabs',
  requirements: ['API-18'],
  path: 'menu/getstatic',
  fixed: { key: 'menu_pwa' },
  discriminator: 'key',
  reply: apiReply({ content: v.array(v.object({ label: v.string(), desktop_url: v.string() })) }),
});
