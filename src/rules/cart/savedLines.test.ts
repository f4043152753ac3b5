import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aCartItem } from '#fixtures/cart.ts';
import { savedLine, type SavedLine } from '#schemas/savedLine.ts';
import { notInCart, parseSavedLines, withSaved } from './savedLines.ts';

const aLine = (id: string): SavedLine => v.parse(savedLine, aCartItem({ id, quantity: 2 }));
const lines = (...ids: string[]) => ids.map(aLine);
const ids = (all: readonly SavedLine[]) => all.map(({ id }) => id);
const check = (item: unknown) => {
  const parsed = v.safeParse(savedLine, item);
  return parsed.success ? parsed.output : undefined;
};

describe('the lines that are saved for later', () => {
  test('KEEP-07: are each there once, newest first, 20 at most', () => {
    expect(ids(withSaved(lines('A', 'B'), aLine('B')))).toEqual(['B', 'A']);
    const many = Array.from({ length: 20 }, (_, index) => `S${index}`);
    expect(ids(withSaved(lines(...many), aLine('A')))).toEqual(['A', ...many.slice(0, 19)]);
  });

  test('KEEP-07: are no longer saved once they are in the cart', () => {
    const saved = lines('A', 'B');
    expect(ids(notInCart(saved, [{ id: 'A' }, { id: 'C' }]))).toEqual(['B']);
    expect(notInCart(saved, [{ id: 'C' }])).toBe(saved);
  });

  test('PERS-10, KEEP-07: are read as they were written', () => {
    const saved = lines('A', 'B');
    expect(parseSavedLines(JSON.stringify(saved), check)).toEqual(saved);
  });

  test('PERS-10: of a text that is none of the shop there are none, and nothing throws', () => {
    expect(parseSavedLines(null, check)).toEqual([]);
    expect(parseSavedLines('[{"id":"A"},null,7]', check)).toEqual([]);
    fc.assert(fc.property(fc.string(), (text) => parseSavedLines(text, check).length === 0));
    fc.assert(fc.property(fc.json(), (text) => parseSavedLines(text, check).length === 0));
  });
});
