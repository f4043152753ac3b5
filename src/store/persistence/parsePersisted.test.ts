import { describe, expect, test } from 'vitest';
import { aCart } from '#fixtures/cart.ts';
import version0 from '#fixtures/kept/version0.json' with { type: 'json' };
import version1 from '#fixtures/kept/version1.json' with { type: 'json' };
import { persistVersion } from './persistedSlices.ts';
import { parsePersisted } from './parsePersisted.ts';

const cart = { cart: aCart() };
const lastUrl = { history: ['/mujer/', '/cart'] };

const entryOf = (slices: Record<string, string>) =>
  JSON.stringify({ ...slices, _persist: '{"version":-1,"rehydrated":true}' });

describe('what was kept', () => {
  test('PERS-09: is read slice by slice', () => {
    const text = entryOf({ cart: JSON.stringify(cart), lastUrl: JSON.stringify(lastUrl) });
    expect(parsePersisted(text)).toEqual({ kept: { cart, lastUrl }, bad: undefined });
  });

  test('PERS-04: is nothing in a first visit', () => {
    expect(parsePersisted(null)).toEqual({ kept: {}, bad: undefined });
  });

  test.each([
    ['cut off', '{"cart":{"hash":"c4f1e2","item'],
    ['null', 'null'],
    ['a number', '7'],
    ['another shape', '{"cart":{"hash":7}}'],
    ['a list', '[]'],
    ['empty', ''],
  ])('PERS-09: a slice that is %s starts empty and is set aside, the other is kept', (_what, raw) => {
    const read = parsePersisted(entryOf({ cart: raw, lastUrl: JSON.stringify(lastUrl) }));
    expect(read.kept).toEqual({ lastUrl });
    expect(JSON.parse(read.bad ?? '')).toEqual({ cart: raw });
  });

  test.each(['', 'null', '[]', '7', '{"cart":', '{"cart":{}}', '\u0000'])(
    'PERS-09: an entry that is none (%j) is set aside whole',
    (text) => {
      expect(parsePersisted(text)).toEqual({ kept: {}, bad: text });
    },
  );

  test('PERS-01: takes no slice that is none of those kept, and no name that is not its own', () => {
    const text = '{"token":"\\"secret\\"","__proto__":"{}","constructor":"{}"}';
    expect(parsePersisted(text)).toEqual({ kept: {}, bad: undefined });
    expect(Object.hasOwn(Object.prototype, 'cart')).toBe(false);
  });

  test('PERS-09: takes no field that the slice does not have', () => {
    const text = entryOf({ lastUrl: '{"history":[],"__proto__":{"polluted":1},"token":"secret"}' });
    expect(parsePersisted(text).kept).toEqual({ lastUrl: { history: [] } });
  });
});

describe('what an earlier or a later version has kept', () => {
  /** What each released version has left on a device; none of these files is ever changed. */
  const released = [version0, version1];

  test.each(released.map((slices, version) => [version, slices] as const))(
    'PERS-01, PERS-09: what version %i has kept is read whole, with every line of its cart',
    (version, slices) => {
      expect(version).toBeLessThanOrEqual(persistVersion);
      const { kept, bad } = parsePersisted(JSON.stringify(slices));
      expect(bad).toBeUndefined();
      expect(Object.keys(kept)).toEqual(['cart', 'floatingCart', 'lastUrl', 'sortingFormula']);
      expect(kept.cart?.cart?.items.map(({ id, quantity }) => [id, quantity])).toEqual([
        ['ZP0001-38', 1],
        ['AN0107-38', 2],
      ]);
    },
  );

  test('PERS-01: every version has left its file here', () => {
    expect(released).toHaveLength(persistVersion + 1);
  });

  test('PERS-09: an entry of a later one is read as far as it is understood, and set aside whole', () => {
    const later = {
      ...version1,
      _persist: `{"version":${persistVersion + 1}}`,
      wallet: '{}',
      lastUrl: '{"history":7}',
    };
    const text = JSON.stringify(later);
    const { kept, bad } = parsePersisted(text);
    expect(bad).toBe(text);
    expect(Object.keys(kept)).toEqual(['cart', 'floatingCart', 'sortingFormula']);
  });
});
