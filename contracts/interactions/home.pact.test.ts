import { describe, expect, test } from 'vitest';
import { toHome } from '#api/home.ts';
import { aHome, aHomeBanner } from '#fixtures/home.ts';
import { getHome } from '#schemas/home.ts';
import { containing } from '#contracts/pact/matchers.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';

describe('home', () => {
  test('API-17, API-02, API-03: the content of a home', async () => {
    const banner = aHomeBanner('Verano', 'zapatillas', '/especial-verano/');
    const reply = aHome({
      home_items: [{ ...banner, position: 1, api_url: '' }],
      layout: { portrait: { positions: [{ position: 1 }] } },
      seoSettings: { title: 'Moda y calzado online', description: 'Con envío a todo el país.' },
      banners: { top: [banner], main: [banner], bottom: [banner] },
    });
    const home = await interaction(getHome, {
      description: 'the content of the home',
      given: 'the home has content',
      params: { key: 'home_pwa' },
      args: { key: 'home_pwa' },
      reply,
    });
    expect(home).toEqual(toHome(reply));
  });

  test('API-17, HOME-08: places of several columns or rows', async () => {
    const positions = [{ position: 1, rows: 2 }, { position: 2 }, { position: 4, cols: 2 }];
    const tile = aHomeBanner('Botas', 'botas', '/');
    const reply = aHome({
      home_items: [{ ...tile, position: 4, api_url: '' }],
      layout: { portrait: { positions } },
      seoSettings: { title: 'Moda', description: 'Con envío.' },
      banners: { main: [tile] },
    });
    const home = await interaction(getHome, {
      description: 'the places of the home',
      given: 'the home has content',
      params: { key: 'home_pwa' },
      args: { key: 'home_pwa' },
      reply,
      matches: { 'layout.portrait.positions': containing },
    });
    expect(home).toMatchObject({ tiles: [{ name: 'Botas', cols: 2, rows: 1 }] });
  });

  test('API-17, API-08: an unknown key gives empty lists', async () => {
    const home = await interaction(getHome, {
      description: 'the content of a home that is not there',
      given: 'the home key is unknown',
      params: { key: 'home_nowhere' },
      args: { key: 'home_nowhere' },
      reply: aHome(),
    });
    expect(home).toMatchObject({ top: [], main: [], bottom: [], tiles: [] });
  });

  test('API-17: a refusal carries the message of the server', async () => {
    const problem = await refusal(getHome, {
      description: 'the content of the home, which is refused',
      given: 'a call fails',
      params: { call: 'getHome', fault: 'refused' },
      args: { key: 'home_pwa' },
      reply: { error: true, message: 'Not active.' },
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Not active.', status: 200 });
  });

  test('API-17: a server that is down', async () => {
    const problem = await refusal(getHome, {
      description: 'the content of the home, while the server is down',
      given: 'a call fails',
      params: { call: 'getHome', fault: 'unavailable' },
      args: { key: 'home_pwa' },
      status: 503,
      reply: { message: 'Service unavailable.' },
    });
    expect(problem).toMatchObject({ code: 'server', status: 503 });
  });
});
