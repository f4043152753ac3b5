import { describe, expect, test } from 'vitest';
import { toMenu } from '#api/menu.ts';
import { aMenuItem } from '#fixtures/content.ts';
import type { Endpoint, ReplyOf } from '#schemas/endpoint.ts';
import { getLegacyMenu, getLegacySegmentTabs } from '#schemas/legacyMenu.ts';
import { getMenu, getSegmentTabs } from '#schemas/menu.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { asRecorded } from '#contracts/pact/asRecorded.ts';

const ok = { error: false as const, message: '' };
const menu_items = [aMenuItem(), aMenuItem({ label: 'Marcas', url: '/brands', subitems: [] })];
const address = 'https://www-ar.tienda.example/mujer/';
const menu = toMenu(asRecorded(menu_items));
const tabs = [{ label: 'Mujer', desktop_url: address }];

/** A call without arguments, its reply and the resulting model. */
const row = <E extends Endpoint>(ids: string, what: string, call: E, reply: ReplyOf<E>, model: unknown) => ({
  ids,
  what,
  call: call as Endpoint,
  reply: reply as unknown,
  model,
});

describe('the menu and the segment tabs', () => {
  const rows = [
    row('API-20, API-21, MENU-08', 'the menu', getMenu, { menu: { menu_items } }, menu),
    row(
      'API-22, MENU-08',
      'the segment tabs',
      getSegmentTabs,
      { content: [{ label: 'Mujer', desktopUrl: address }] },
      tabs,
    ),
    row(
      'API-19, API-08, MENU-07',
      'the legacy menu',
      getLegacyMenu,
      { ...ok, menu_items },
      asRecorded({ ...ok, menu_items }),
    ),
    row(
      'API-18, MENU-07',
      'the legacy segment tabs',
      getLegacySegmentTabs,
      { ...ok, content: tabs },
      { ...ok, content: tabs },
    ),
  ];

  test.each(rows)('$ids: $what', async ({ what, call, reply, model }) => {
    const result = await interaction(call, {
      description: what,
      given: 'the menu has categories',
      params: {},
      args: {},
      reply,
    });
    expect(result).toEqual(model);
  });

  test.each(rows)('$ids: $what of a server that is down', async ({ what, call }) => {
    const problem = await refusal(call, {
      description: `${what}, while the server is down`,
      given: 'a call fails',
      params: { call: call.name, fault: 'unavailable' },
      args: {},
      status: 503,
      reply: { message: 'Service unavailable.' },
    });
    expect(problem).toMatchObject({ code: 'server', status: 503, message: 'Bad response from server' });
  });
});
