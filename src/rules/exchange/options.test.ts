import { describe, expect, test } from 'vitest';
import { anExchangeItem, anOfferedSize, aPickup, someExchangeOptions } from '#fixtures/exchanges.ts';
import {
  exchangeable,
  hasReplacement,
  isReplacement,
  kindOf,
  methodOf,
  methodsOf,
  pickupsOf,
  reasonsOf,
  stillOffered,
  waysOf,
} from './options.ts';

const options = someExchangeOptions();

describe('the options', () => {
  test('EXCH-01: are six lists', () => {
    expect(Object.keys(options)).toEqual([
      'changeReasons',
      'replacementMethods',
      'refundMethods',
      'accountTypes',
      'pickupTimes',
      'enabledExchangeTmsCarriers',
    ]);
  });

  test('EXCH-03: a reason of which nothing follows is not offered', () => {
    const strange = [
      { id: 'gift', label: 'Es un regalo', kind: 'donation' },
      { id: '', label: 'Sin código', kind: 'change' },
      { id: 'mute', label: '', kind: 'return' },
    ];
    const changeReasons = [...strange, ...options.changeReasons];
    expect(reasonsOf({ changeReasons }).map(({ id }) => id)).toEqual([
      'small',
      'large',
      'picture',
      'defect',
      'other_product',
      'regret',
    ]);
    expect(kindOf('gift', { changeReasons })).toBeUndefined();
    expect(kindOf('nowhere', options)).toBeUndefined();
    expect(reasonsOf({ changeReasons: [] })).toEqual([]);
  });

  test('EXCH-03: a change is served by a replacement method, a return by a refund method', () => {
    expect(kindOf('small', options)).toBe('change');
    expect(kindOf('defect', options)).toBe('return');
    expect(methodsOf('change', options).map(({ id }) => id)).toEqual(['same_product']);
    expect(methodsOf('return', options).map(({ id }) => id)).toEqual(['wallet', 'bank_transfer']);
    expect(methodOf('', 'change', options)?.id).toBe('same_product');
    expect(methodOf('', 'return', options)).toBeUndefined();
    expect(methodOf('same_product', 'return', options)).toBeUndefined();
    expect(methodOf('wallet', 'return', options)?.id).toBe('wallet');
  });

  test('EXCH-03: an article comes back in the ways of the enabled carriers', () => {
    const carrier = (id: string, ...return_ways: string[]) => ({ id, label: id, return_ways });
    const by = (...enabledExchangeTmsCarriers: ReturnType<typeof carrier>[]) =>
      waysOf({ enabledExchangeTmsCarriers });
    expect(by()).toEqual([]);
    expect(by(carrier('a', 'by_drone'))).toEqual([]);
    expect(by(carrier('a', 'branch_dropoff'))).toEqual(['branch_dropoff']);
    expect(by(carrier('a', 'branch_dropoff'), carrier('b', 'home_pickup'))).toEqual([
      'home_pickup',
      'branch_dropoff',
    ]);
    const offered = [aPickup(), aPickup({ carrier: 'b' }), aPickup({ carrier: 'a' })];
    const enabledExchangeTmsCarriers = [carrier('a', 'branch_dropoff'), carrier('b', 'home_pickup')];
    expect(pickupsOf(offered, { enabledExchangeTmsCarriers })).toEqual([aPickup({ carrier: 'b' })]);
  });
});

describe('a replacement', () => {
  test.each([
    ['another size', 'ZP0001-39', true],
    ['the same size', 'ZP0001-38', false],
    ['another product', 'ZP0002-38', false],
    ['a product whose code begins alike', 'ZP0001-2-39', false],
    ['nothing', '', false],
    ['the product without a size', 'ZP0001', true],
  ])('EXCH-06: %s', (_what, item, expected) => {
    expect(isReplacement(item, 'ZP0001-38')).toBe(expected);
  });

  test('EXCH-06: sizes with a point and hyphens in the code of the product', () => {
    expect(isReplacement('ZP-1-38.5', 'ZP-1-38')).toBe(true);
    expect(isReplacement('ZP-2-38', 'ZP-1-38')).toBe(false);
  });

  test('ERR-50: is there only if another size of the product is in stock', () => {
    expect(hasReplacement('ZP0001-38', [])).toBe(false);
    expect(hasReplacement('ZP0001-38', [anOfferedSize({ stock: 0 })])).toBe(false);
    expect(hasReplacement('ZP0001-38', [anOfferedSize({ skuSimple: 'ZP0001-38' })])).toBe(false);
    expect(
      hasReplacement('ZP0001-38', [anOfferedSize({ stock: 0 }), anOfferedSize({ skuSimple: 'ZP0001-40' })]),
    ).toBe(true);
  });
});

test('ERR-48: of an order those articles can be chosen that can be exchanged', () => {
  const [shoe, dress] = [anExchangeItem(), anExchangeItem({ exchangeable: false })];
  expect(exchangeable([shoe, dress])).toEqual([shoe]);
  expect(exchangeable([dress])).toEqual([]);
  const taken = { ...dress, sku: 'CL0301-S' };
  expect(stillOffered([taken.sku, shoe.sku, 'AN0107-38'], [shoe, taken])).toEqual([shoe.sku]);
});
