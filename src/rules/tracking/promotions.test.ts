import { expect, test } from 'vitest';
import { promotionsOf } from './promotions.ts';

const banner = (name: string) => ({ name, image_url: '', desktop_url: `/${name}/` });

test('TRACK-31, TRACK-32: two banners at the top, one in the middle and one below have these labels', () => {
  const home = { top: [banner('a'), banner('b')], main: [banner('c')], bottom: [banner('d')] };
  expect(promotionsOf(home)).toEqual([
    { link: banner('a'), promotion: { name: 'a', position: 'superior 1' } },
    { link: banner('b'), promotion: { name: 'b', position: 'superior 2' } },
    { link: banner('c'), promotion: { name: 'c', position: 'central 1' } },
    { link: banner('d'), promotion: { name: 'd', position: 'inferior 1' } },
  ]);
});

test('TRACK-31: a home without banners has no promotions', () => {
  expect(promotionsOf({ top: [], main: [], bottom: [] })).toEqual([]);
});
