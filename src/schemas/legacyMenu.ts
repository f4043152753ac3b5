import * as v from 'valibot';
import { apiReply, endpoint } from './endpoint.ts';
import { menuItem } from './menu.ts';

/** `getMenu` on the legacy host: `GET {api}/menu/` (API-19). */
export const getLegacyMenu = endpoint({
  name: 'getLegacyMenu',
  requirements: ['API-19'],
  method: 'GET',
  base: 'api',
  path: 'menu/',
  apiVersion: 3,
  kind: 'read',
  auth: false,
  fixed: { device: 'pwa' },
  reply: apiReply({ menu_items: v.array(menuItem) }),
  httpFailure: 'badResponse',
});

/** `getSegmentTabs` on the legacy host: `GET {api}/menu/getstatic?key=menu_pwa` (API-18). */
export const getLegacySegmentTabs = endpoint({
  name: 'getLegacySegmentTabs',
  requirements: ['API-18'],
  method: 'GET',
  base: 'api',
  path: 'menu/getstatic',
  apiVersion: 3,
  kind: 'read',
  auth: false,
  fixed: { key: 'menu_pwa' },
  discriminator: 'key',
  reply: apiReply({ content: v.array(v.object({ label: v.string(), desktop_url: v.string() })) }),
  httpFailure: 'badResponse',
});
