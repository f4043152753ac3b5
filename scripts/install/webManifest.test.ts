import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { routeOf } from '#rules/navigation/routes.ts';
import { fillPage } from '#scripts/build/page.ts';
import { webManifest } from './webManifest.ts';

const page = fillPage(readFileSync('index.html', 'utf8'));
const tokens = readFileSync('src/ui/tokens.css', 'utf8');
const [, light, dark] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];

describe('the install manifest', () => {
  test('PWA-04, APP-16: has the name of the shop, its language and where it begins', () => {
    expect(webManifest).toMatchObject({
      name: 'Vidriera',
      short_name: 'Vidriera',
      lang: 'es',
      display: 'standalone',
      start_url: '/',
    });
  });

  test('begins with the color of the page; each scheme has its own in the page', () => {
    expect([webManifest.theme_color, webManifest.background_color]).toEqual([light, light]);
    expect(page).toContain(
      `<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)" />`,
    );
    expect(page).toContain(
      `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)" />`,
    );
  });

  test('has a shortcut to the search, the cart and the orders', () => {
    expect(webManifest.shortcuts.map(({ url }) => routeOf(url).id)).toEqual(['searchBox', 'cart', 'orders']);
  });

  test('belongs to a page that lets a phone make no phone links of the numbers of orders and documents', () => {
    expect(page).toContain('<meta name="format-detection" content="telephone=no" />');
  });

  test('is linked by the page, and so is the icon of an iPhone', () => {
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
    expect(page).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon-180.png" />');
  });
});
