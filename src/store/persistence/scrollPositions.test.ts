import { assert, json, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saveScrollPosition, type ScrollPosition, readScrollPosition } from './scrollPositions.ts';
import { safeStorage } from './tabStorage.ts';

const position: ScrollPosition = { list: '/mujer/calzado/', first: 1, last: 3, sku: 'ZP0001', offset: -12.5 };

const holding = (text: string) => {
  const storage = safeStorage();
  storage.setItem('places', text);
  return storage;
};

describe('the scroll position in a list', () => {
  test('PLACE-03: is stored by history entry, so that a list visited twice has two', () => {
    const storage = safeStorage();
    saveScrollPosition(storage, 'first', position);
    saveScrollPosition(storage, 'second', { ...position, sku: 'AN0107' });
    expect(readScrollPosition(storage, 'first')).toEqual(position);
    expect(readScrollPosition(storage, 'second')?.sku).toBe('AN0107');
    expect(readScrollPosition(storage, 'third')).toBeUndefined();
  });

  test('PLACE-03: the newest of an entry counts', () => {
    const storage = safeStorage();
    saveScrollPosition(storage, 'first', position);
    saveScrollPosition(storage, 'first', { ...position, offset: 40 });
    expect(readScrollPosition(storage, 'first')?.offset).toBe(40);
    expect(JSON.parse(storage.getItem('places') ?? '')).toHaveLength(1);
  });

  test.each([
    ['one page', 7, 7],
    ['a hundred pages', 21, 120],
  ])('PLACE-03: of %s is restored', (_many, first, last) => {
    const storage = safeStorage();
    saveScrollPosition(storage, 'first', { ...position, first, last });
    expect(readScrollPosition(storage, 'first')).toMatchObject({ first, last });
  });

  test('PLACE-03: fifty entries are stored, and older ones are dropped', () => {
    const storage = safeStorage();
    for (let number = 0; number <= 50; number += 1) saveScrollPosition(storage, String(number), position);
    expect(readScrollPosition(storage, '0')).toBeUndefined();
    expect(readScrollPosition(storage, '1')).toEqual(position);
    expect(readScrollPosition(storage, '50')).toEqual(position);
  });
});

describe('a storage with other contents', () => {
  test.each([
    ['no text', ''],
    ['no JSON', '{'],
    ['no list', '{"first":{}}'],
    ['no pairs', '[1]'],
    ['page 0', JSON.stringify([['first', { ...position, first: 0 }]])],
    ['pages backwards', JSON.stringify([['first', { ...position, first: 4 }]])],
    ['too many pages', JSON.stringify([['first', { ...position, last: 101 }]])],
    ['a million pages', JSON.stringify([['first', { ...position, last: 1e6 }]])],
    ['a distance that is none', JSON.stringify([['first', { ...position, offset: null }]])],
  ])('PLACE-03: %s: there is no position, and the next one is stored', (_what, text) => {
    const storage = holding(text);
    expect(readScrollPosition(storage, 'first')).toBeUndefined();
    saveScrollPosition(storage, 'first', position);
    expect(JSON.parse(storage.getItem('places') ?? '')).toEqual([['first', position]]);
  });

  test('PLACE-03: no content throws', () => {
    const anything = oneof(string(), json());
    assert(
      property(anything, string(), (text, key) => {
        const storage = holding(text);
        readScrollPosition(storage, key);
        saveScrollPosition(storage, key, position);
        expect(readScrollPosition(storage, key)).toEqual(position);
      }),
      { seed: 20261, numRuns: 500 },
    );
  });
});
