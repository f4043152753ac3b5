import { expect, test } from 'vitest';
import { pictureLink } from './fillDocument.ts';

const picture = 'https://img-ar.tienda.example/p/zp1-1.jpg';
const srcset = `${picture} 180w, ${picture}?v=2 360w`;

test('REACH-09: a picture is requested before the page is read', () => {
  expect(pictureLink('earlyHome', { src: picture, srcset: '', dataset: {} })).toBe(
    `<${picture}>; rel=preload; as=image; fetchpriority=high`,
  );
});

test.each([
  ['earlyList', '(min-width:45rem) 240px,(min-width:30rem) 33vw,49.8vw'],
  ['earlyProduct', '(min-width: 45rem) 720px, 100vw'],
] as const)('REACH-09: the widths of %s are chosen as in its page', (early, sizes) => {
  expect(pictureLink(early, { src: '', srcset, dataset: {} })).toBe(
    `<${picture}>; rel=preload; as=image; fetchpriority=high; imagesrcset="${srcset}"; imagesizes="${sizes}"`,
  );
});

test.each(['"', '<', '>', '\\', '\n', '\r', '\0', '\u007F', '\u2028', 'ñ', '👟'])(
  'no header has an address with %j in it',
  (sign) => {
    expect(
      pictureLink('earlyHome', { src: `${picture}?a=${sign}`, srcset: '', dataset: {} }),
    ).toBeUndefined();
    expect(pictureLink('earlyList', { src: '', srcset: `${srcset}${sign}`, dataset: {} })).toBeUndefined();
  },
);
