import { expect, test } from 'vitest';
import { galleryOf } from './gallery.ts';

test.each([
  ['/1.jpg', ['/2.jpg', '/3.jpg'], ['/1.jpg', '/2.jpg', '/3.jpg']],
  ['/1.jpg', ['/2.jpg', '/1.jpg', '/2.jpg'], ['/1.jpg', '/2.jpg']],
  ['/1.jpg', [], ['/1.jpg']],
  ['', ['/2.jpg', ''], ['/2.jpg']],
  ['', [], []],
])('PROD-04, PROD-05: "%s" and %j are shown as %j', (productImage, otherimages, shown) => {
  expect(galleryOf({ productImage, otherimages })).toEqual(shown);
});
