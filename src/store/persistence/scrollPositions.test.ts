import { assert, json, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saveScrollPosition, type ScrollPosition, readScrollPosition } from './scrollPositions.ts';
import { safeStorage } from './tabStorage.ts';

const place: ScrollPosition = { list: '/mujer/calzado/', first: 1, last: 3, sku: 'ZP0001', offset: -12.5 };

const holding = (text: string) => {
  const disk = safeStorage();
  disk.setItem('places', text);
  return disk;
};

describe('the place in a list', () => {
  test('PLACE-03: is kept by entry of the history, so that one list visited twice has two', () => {
    const disk = safeStorage();
    saveScrollPosition(disk, 'first', place);
    saveScrollPosition(disk, 'second', { ...place, sku: 'AN0107' });
    expect(readScrollPosition(disk, 'first')).toEqual(place);
    expect(readScrollPosition(disk, 'second')?.sku).toBe('AN0107');
    expect(readScrollPosition(disk, 'third')).toBeUndefined();
  });

  test('PLACE-03: the newest of an entry counts', () => {
    const disk = safeStorage();
    saveScrollPosition(disk, 'first', place);
    saveScrollPosition(disk, 'first', { ...place, offset: 40 });
    expect(readScrollPosition(disk, 'first')?.offset).toBe(40);
  });

  test('PLACE-03: fifty entries are kept, and what is older is forgotten', () => {
    const disk = safeStorage();
    for (let number = 0; number <= 50; number += 1) saveScrollPosition(disk, String(number), place);
    expect(readScrollPosition(disk, '0')).toBeUndefined();
    expect(readScrollPosition(disk, '1')).toEqual(place);
    expect(readScrollPosition(disk, '50')).toEqual(place);
  });
});

describe('a storage that somebody else has written', () => {
  test.each([
    ['no text', ''],
    ['no JSON', '{'],
    ['no list', '{"first":{}}'],
    ['no pairs', '[1]'],
    ['page 0', JSON.stringify([['first', { ...place, first: 0 }]])],
    ['pages backwards', JSON.stringify([['first', { ...place, first: 4 }]])],
    ['a million pages', JSON.stringify([['first', { ...place, last: 1e6 }]])],
    ['a distance that is none', JSON.stringify([['first', { ...place, offset: null }]])],
  ])('PLACE-03: %s: there is no place, and the next one is kept', (_what, text) => {
    const disk = holding(text);
    expect(readScrollPosition(disk, 'first')).toBeUndefined();
    saveScrollPosition(disk, 'first', place);
    expect(readScrollPosition(disk, 'first')).toEqual(place);
  });

  test('PLACE-03: whatever it is, nothing is thrown', () => {
    const anything = oneof(string(), json());
    assert(
      property(anything, string(), (text, key) => {
        const disk = holding(text);
        readScrollPosition(disk, key);
        saveScrollPosition(disk, key, place);
        expect(readScrollPosition(disk, key)).toEqual(place);
      }),
      { seed: 20261, numRuns: 500 },
    );
  });
});
