import { describe, expect, test } from 'vitest';
import { pictureUrl } from './pictureUrl.ts';
import { placeholderOf } from './placeholder.ts';

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
