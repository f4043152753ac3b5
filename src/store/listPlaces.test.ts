import { assert, json, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepPlace, type ListPlace, placeAt } from './listPlaces.ts';
import { quietDisk } from './tabDisk.ts';

const place: ListPlace = { list: '/mujer/calzado/', first: 1, last: 3, sku: 'ZP0001', offset: -12.5 };

const holding = (text: string) => {
  const disk = quietDisk();
  disk.setItem('places', text);
  return disk;
};

describe('the place in a list', () => {
  test('PLACE-03: is kept by entry of the history, so that one list visited twice has two', () => {
    const disk = quietDisk();
    keepPlace(disk, 'first', place);
    keepPlace(disk, 'second', { ...place, sku: 'AN0107' });
    expect(placeAt(disk, 'first')).toEqual(place);
    expect(placeAt(disk, 'second')?.sku).toBe('AN0107');
    expect(placeAt(disk, 'third')).toBeUndefined();
  });

  test('PLACE-03: the newest of an entry counts', () => {
    const disk = quietDisk();
    keepPlace(disk, 'first', place);
    keepPlace(disk, 'first', { ...place, offset: 40 });
    expect(placeAt(disk, 'first')?.offset).toBe(40);
  });

  test('PLACE-03: fifty entries are kept, and what is older is forgotten', () => {
    const disk = quietDisk();
    for (let number = 0; number <= 50; number += 1) keepPlace(disk, String(number), place);
    expect(placeAt(disk, '0')).toBeUndefined();
    expect(placeAt(disk, '1')).toEqual(place);
    expect(placeAt(disk, '50')).toEqual(place);
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
    expect(placeAt(disk, 'first')).toBeUndefined();
    keepPlace(disk, 'first', place);
    expect(placeAt(disk, 'first')).toEqual(place);
  });

  test('PLACE-03: whatever it is, nothing is thrown', () => {
    const anything = oneof(string(), json());
    assert(
      property(anything, string(), (text, key) => {
        const disk = holding(text);
        placeAt(disk, key);
        keepPlace(disk, key, place);
        expect(placeAt(disk, key)).toEqual(place);
      }),
      { seed: 20261, numRuns: 500 },
    );
  });
});
