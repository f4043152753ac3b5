import { describe, expect, test } from 'vitest';
import { aCart } from '#fixtures/cart.ts';
import version0 from '#fixtures/kept/version0.json' with { type: 'json' };
import version1 from '#fixtures/kept/version1.json' with { type: 'json' };
import version2 from '#fixtures/kept/version2.json' with { type: 'json' };
import version3 from '#fixtures/kept/version3.json' with { type: 'json' };
import version4 from '#fixtures/kept/version4.json' with { type: 'json' };
import { parsePersisted, persistVersion } from './persistedSlices.ts';

const cart = { cart: aCart() };
const lastUrl = { history: ['/mujer/', '/cart'] };

const entryOf = (slices: Record<string, string>) =>
  JSON.stringify({ ...slices, _persist: '{"version":-1,"rehydrated":true}' });

describe('a persisted entry', () => {
  test('PERS-09: is read slice by slice', () => {
    const text = entryOf({ cart: JSON.stringify(cart), lastUrl: JSON.stringify(lastUrl) });
    expect(parsePersisted(text)).toEqual({ slices: { cart, lastUrl }, bad: undefined });
  });

  test('PERS-04: is nothing in a first visit', () => {
    expect(parsePersisted(null)).toEqual({ slices: {}, bad: undefined });
  });

  test.each([
    ['cut off', '{"cart":{"hash":"c4f1e2","item'],
    ['null', 'null'],
    ['a number', '7'],
    ['another shape', '{"cart":{"hash":7}}'],
    ['a list', '[]'],
    ['empty', ''],
  ])('PERS-09: a slice that is %s starts empty and is set aside, the other is read', (_what, raw) => {
    const read = parsePersisted(entryOf({ cart: raw, lastUrl: JSON.stringify(lastUrl) }));
    expect(read.slices).toEqual({ lastUrl });
    expect(JSON.parse(read.bad ?? '')).toEqual({ cart: raw });
  });

  test.each(['', 'null', '[]', '7', '{"cart":', '{"cart":{}}', '\u0000'])(
    'PERS-09: an invalid entry (%j) is set aside completely',
    (text) => {
      expect(parsePersisted(text)).toEqual({ slices: {}, bad: text });
    },
  );

  test('PERS-01: reads only slices of the allow-list, and no inherited names', () => {
    const text = '{"token":"\\"secret\\"","__proto__":"{}","constructor":"{}"}';
    expect(parsePersisted(text)).toEqual({ slices: {}, bad: undefined });
    expect(Object.hasOwn(Object.prototype, 'cart')).toBe(false);
  });

  test('PERS-09: takes no field that the slice does not have', () => {
    const text = entryOf({ lastUrl: '{"history":[],"__proto__":{"polluted":1},"token":"secret"}' });
    expect(parsePersisted(text).slices).toEqual({ lastUrl: { history: [] } });
  });
});

describe('an entry of an earlier or a later version', () => {
  /** The persisted text of each released version. Never change these files. */
  const released = [version0, version1, version2, version3, version4];
  /** The slices of every version, and those that later versions have added. */
  const first = ['cart', 'floatingCart', 'lastUrl', 'sortingFormula'];
  const second = [...first, 'cityRegion', 'customer', 'wishlist'];
  const slicesOf = [first, first, second, second, second];

  test.each(released.map((stored, version) => [version, stored] as const))(
    'PERS-01, PERS-09: an entry of version %i is read completely, with every line of its cart',
    (version, stored) => {
      expect(version).toBeLessThanOrEqual(persistVersion);
      const { slices, bad } = parsePersisted(JSON.stringify(stored));
      expect(bad).toBeUndefined();
      expect(Object.keys(slices).toSorted()).toEqual(slicesOf[version]?.toSorted());
      expect(slices.cart?.cart?.items.map(({ id, quantity }) => [id, quantity])).toEqual([
        ['ZP0001-38', 1],
        ['AN0107-38', 2],
      ]);
    },
  );

  test('PERS-01: of version 2 on the wishlist is read, product by product', () => {
    const { slices } = parsePersisted(JSON.stringify(version2));
    expect(Object.values(slices.wishlist?.items ?? {}).map(({ sku, available }) => [sku, available])).toEqual(
      [
        ['ZP0001', true],
        ['AN0107', false],
      ],
    );
  });

  test('PERS-01, CART-22: of version 3 on it is read which items a guest had at the sign in', () => {
    const guestItems = released.map(
      (stored) => parsePersisted(JSON.stringify(stored)).slices.cart?.guestItems,
    );
    expect(guestItems).toEqual([undefined, undefined, undefined, ['AN0107-38'], ['AN0107-38']]);
  });

  test('PERS-01, KEEP-05: of version 4 on it is read what a guest tried to save', () => {
    const wanted = released.map((stored) => parsePersisted(JSON.stringify(stored)).slices.wishlist?.wanted);
    expect(wanted).toEqual([undefined, undefined, undefined, undefined, ['CL0302 1764547200000']]);
  });

  test.each([7, 'ZP0001-38', [null], {}])(
    'PERS-09: a cart whose items of a guest are %j is read without them',
    (guestItems) => {
      const stored = { ...version3, cart: JSON.stringify({ ...JSON.parse(version3.cart), guestItems }) };
      const { slices, bad } = parsePersisted(JSON.stringify(stored));
      expect(bad).toBeUndefined();
      expect(slices.cart?.guestItems).toEqual([]);
      expect(slices.cart?.cart?.items).toHaveLength(2);
    },
  );

  test('PERS-01: there is a file of every version', () => {
    expect(released).toHaveLength(persistVersion + 1);
  });

  test('PERS-09: an entry of a later version is read as far as its slices are valid, and set aside completely', () => {
    const later = {
      ...version1,
      _persist: `{"version":${persistVersion + 1}}`,
      wallet: '{}',
      lastUrl: '{"history":7}',
    };
    const text = JSON.stringify(later);
    const { slices, bad } = parsePersisted(text);
    expect(bad).toBe(text);
    expect(Object.keys(slices)).toEqual(['cart', 'floatingCart', 'sortingFormula']);
  });
});
