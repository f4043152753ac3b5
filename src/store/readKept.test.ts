import { describe, expect, test } from 'vitest';
import { aCart } from '#fixtures/cart.ts';
import { readKept } from './readKept.ts';

const cart = { cart: aCart() };
const lastUrl = { history: ['/mujer/', '/cart'] };

const entryOf = (slices: Record<string, string>) =>
  JSON.stringify({ ...slices, _persist: '{"version":-1,"rehydrated":true}' });

describe('what was kept', () => {
  test('PERS-09: is read slice by slice', () => {
    const text = entryOf({ cart: JSON.stringify(cart), lastUrl: JSON.stringify(lastUrl) });
    expect(readKept(text)).toEqual({ kept: { cart, lastUrl }, bad: undefined });
  });

  test('PERS-04: is nothing in a first visit', () => {
    expect(readKept(null)).toEqual({ kept: {}, bad: undefined });
  });

  test.each([
    ['cut off', '{"cart":{"hash":"c4f1e2","item'],
    ['null', 'null'],
    ['a number', '7'],
    ['another shape', '{"cart":{"hash":7}}'],
    ['a list', '[]'],
    ['empty', ''],
  ])('PERS-09: a slice that is %s starts empty and is set aside, the other is kept', (_what, raw) => {
    const read = readKept(entryOf({ cart: raw, lastUrl: JSON.stringify(lastUrl) }));
    expect(read.kept).toEqual({ lastUrl });
    expect(JSON.parse(read.bad ?? '')).toEqual({ cart: raw });
  });

  test.each(['', 'null', '[]', '7', '{"cart":', '{"cart":{}}', '\u0000'])(
    'PERS-09: an entry that is none (%j) is set aside whole',
    (text) => {
      expect(readKept(text)).toEqual({ kept: {}, bad: text });
    },
  );

  test('PERS-01: takes no slice that is none of those kept, and no name that is not its own', () => {
    const text = '{"token":"\\"secret\\"","__proto__":"{}","constructor":"{}"}';
    expect(readKept(text)).toEqual({ kept: {}, bad: undefined });
    expect(Object.hasOwn(Object.prototype, 'cart')).toBe(false);
  });

  test('PERS-09: takes no field that the slice does not have', () => {
    const text = entryOf({ lastUrl: '{"history":[],"__proto__":{"polluted":1},"token":"secret"}' });
    expect(readKept(text).kept).toEqual({ lastUrl: { history: [] } });
  });
});
