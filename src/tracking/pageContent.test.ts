import { describe, expect, test } from 'vitest';
import type { RootState } from '#store/store.ts';
import { listAt } from './pageContent.ts';

/** The keys of stored results (CAT-02), each with the brand as a filter. */
const keys = ['/mujer/calzado/', '/mujer/calzado/?brand=zapala', '/catalog/?q=botas'];
const details = { availableFilters: [{ key: 'brand' }] };
const state = {
  catalogue: { entries: Object.fromEntries(keys.map((key) => [key, { key, details }])) },
} as unknown as RootState;

/** The key of the stored result that an address has. */
const keyAt = (url: string) => (listAt(state, url) as { key?: string } | undefined)?.key;

describe('the list of an address', () => {
  test.each([
    ['/mujer/calzado/', '/mujer/calzado/'],
    ['/mujer/calzado', '/mujer/calzado/'],
    ['/mujer/calzado/?page=2&sort=price', '/mujer/calzado/'],
    ['/mujer/calzado/?utm_source=boletin', '/mujer/calzado/'],
    ['/mujer/calzado/?brand=zapala&page=2', '/mujer/calzado/?brand=zapala'],
    ['/catalog/?q=botas', '/catalog/?q=botas'],
  ])('TRACK-15, TRACK-18: is, for %s, the result %s', (url, key) => {
    expect(keyAt(url)).toBe(key);
  });

  test.each([
    '/mujer/',
    '/mujer/calzado/?brand=andina',
    '/mujer/calzado/?dir=asc',
    '/catalog/?q=bota',
    '/catalog/?q=botas&brand=zapala',
    '/catalog/',
  ])('TRACK-15, TRACK-18: is, for %s, that of no other filter or search', (url) => {
    expect(keyAt(url)).toBeUndefined();
  });
});
