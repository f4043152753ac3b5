import { describe, expect, test } from 'vitest';
import { cardSizes, gallerySizes, pictureSrcSet, pictureUrl, placeholderOf } from './pictureUrl.ts';

describe('the placeholder', () => {
  test.each([
    [1, 'small'],
    [59, 'small'],
    [59.9, 'small'],
    [60, 'medium'],
    [113, 'medium'],
    [113.9, 'medium'],
    [114, 'large'],
    [500, 'large'],
  ])('IMG-01: of a width of %d is the %s one', (width, placeholder) => {
    expect(placeholderOf(width)).toBe(placeholder);
  });
});

describe('the address of a picture', () => {
  test.each([
    ['/p/botin-1.jpg', 90, '/p/botin-1-90.jpg'],
    ['/p/botin-1', 320, '/p/botin-1-320.jpg'],
    ['https://img.tienda.example/p/botin-1.jpg?v=2', 114, 'https://img.tienda.example/p/botin-1-114.jpg?v=2'],
    ['/p/botin.png', 60, '/p/botin.png-60.jpg'],
    ['', 90, ''],
    ['/p/a.jpg.jpg', 90, '/p/a.jpg-90.jpg'],
    ['/p/a?file=b.jpg', 90, '/p/a-90.jpg?file=b.jpg'],
  ])('IMG-03, IMG-04, IMG-05: of "%s" at %i is "%s"', (address, width, expected) => {
    expect(pictureUrl(address, width)).toBe(expected);
  });
});

describe('the pictures to choose from', () => {
  test('REACH-03: for who saves data are the two smallest', () => {
    expect(pictureSrcSet('/p/botin-1.jpg', true)).toBe('/p/botin-1-180.jpg 180w, /p/botin-1-360.jpg 360w');
  });

  test('IMG-03, IMG-05: are those of every width, each with its width', () => {
    expect(pictureSrcSet('/p/botin-1.jpg?v=2')).toBe(
      '/p/botin-1-180.jpg?v=2 180w, /p/botin-1-360.jpg?v=2 360w, /p/botin-1-480.jpg?v=2 480w, /p/botin-1-720.jpg?v=2 720w',
    );
  });

  test('IMG-06: are none without an address', () => {
    expect(pictureSrcSet('')).toBe('');
  });

  /** The width in px that `sizes` gives in a window; the first condition that holds counts. */
  function widthAt(sizes: string, window: number) {
    const entry = sizes
      .split(',')
      .map((text) => /^(?:\(min-width: ?([\d.]+)rem\) )?([\d.]+)(px|vw)$/.exec(text.trim()) ?? [])
      .find(([whole, from]) => whole !== undefined && (from === undefined || window >= Number(from) * 16));
    return entry && (Number(entry[2]) * (entry[3] === 'vw' ? window : 100)) / 100;
  }

  test.each([
    ['two cards in a row of a phone, with a line between', cardSizes, 390, 194.2],
    ['three cards', cardSizes, 600, 198],
    ['a card of the widest column', cardSizes, 1280, 240],
    ['the whole window of a phone', gallerySizes, 390, 390],
    ['the widest column', gallerySizes, 1280, 720],
  ])('are as wide as %s', (_what, sizes, window, width) => {
    expect(widthAt(sizes, window)).toBeCloseTo(width, 0);
  });
});
