import { describe, expect, test } from 'vitest';
import { aHome, aHomeBanner } from '#fixtures/home.ts';
import { toHome } from './home.ts';

const banner = (name: string) => aHomeBanner(name, 'zapatillas', '/especial-verano/');
const item = (name: string, position: number) => ({ ...banner(name), position, api_url: '' });
const positions = (...list: { position: number; cols?: number; rows?: number }[]) => ({
  portrait: { positions: list },
});

describe('the home of the wire, mapped to the model', () => {
  test('HOME-05: banners go to their slot, those of an unknown slot to main', () => {
    const banners = { bottom: [banner('c')], extra: [banner('d')], main: [banner('b')], top: [banner('a')] };
    const { top, main, bottom } = toHome(aHome({ banners }));
    expect([top, main, bottom].map((slot) => slot.map(({ name }) => name))).toEqual([
      ['a'],
      ['b', 'd'],
      ['c'],
    ]);
  });

  test('HOME-08, HOME-09: items take the size of their cell, 1 by 1 without one', () => {
    const { tiles } = toHome(
      aHome({
        home_items: [item('no cell', 9), item('second', 2), item('first', 1)],
        layout: positions({ position: 1, cols: 2 }, { position: 2, rows: 2 }),
      }),
    );
    expect(tiles.map(({ name, cols, rows }) => [name, cols, rows])).toEqual([
      ['first', 2, 1],
      ['second', 1, 2],
      ['no cell', 1, 1],
    ]);
  });

  test('HOME-03: keep the items, where the layout has them, the banners, the SEO settings and the customer', () => {
    const home = toHome(
      aHome({
        home_items: [item('botas', 2)],
        layout: positions({ position: 2, cols: 2 }),
        banners: { top: [banner('a')], main: [banner('b')], bottom: [banner('c')] },
        seoSettings: { title: 'Moda y calzado online', description: 'Zapatillas, botas y ropa.' },
      }),
    );
    expect(home).toEqual({
      tiles: [{ ...item('botas', 2), cols: 2, rows: 1 }],
      top: [banner('a')],
      main: [banner('b')],
      bottom: [banner('c')],
      title: 'Moda y calzado online',
      description: 'Zapatillas, botas y ropa.',
      customer: null,
    });
  });

  test('HOME-03: title and description come from the SEO settings, and may be absent', () => {
    const seoSettings = { title: 'Moda y calzado online', description: 'Zapatillas, botas y ropa.' };
    expect(toHome(aHome({ seoSettings }))).toMatchObject(seoSettings);
    expect(toHome(aHome())).toMatchObject({ title: undefined, description: undefined });
  });
});
