import { describe, expect, test } from 'vitest';
import { anAddress } from '#fixtures/addresses.ts';
import { aCity } from '#fixtures/cities.ts';
import { newAddress, valuesOf } from './addressValues.ts';

const known = (overrides: Parameters<typeof anAddress>[0] = {}) => ({
  ...anAddress(overrides),
  apiRegion: '5',
  apiCity: '120',
});

describe('the form of a known address', () => {
  test.each([
    ['1', '0', true, false],
    ['0', '1', false, true],
    ['1', '1', true, true],
    ['0', '0', false, false],
  ] as const)(
    'ADDR-02, ADDR-13: of the default for shipping %j and for billing %j has each mark by itself',
    (is_default_shipping, is_default_billing, asShipping, asBilling) => {
      const values = valuesOf(known({ is_default_shipping, is_default_billing }), [aCity()]);
      expect([values.is_default_shipping, values.is_default_billing]).toEqual([asShipping, asBilling]);
    },
  );

  test('ADDR-03, ADDR-16: has the matched places, and no city in a region without cities', () => {
    const { fk_customer_address_region: region, fk_customer_address_city: city } = valuesOf(known(), [
      aCity(),
    ]);
    expect([region, city]).toEqual(['5', '120']);
    expect(valuesOf(known(), [aCity({ fk_region: '2' })]).fk_customer_address_city).toBe('0');
    const lost = valuesOf({ ...known(), apiRegion: '', apiCity: '' }, [aCity()]);
    expect([lost.fk_customer_address_region, lost.fk_customer_address_city]).toEqual(['', '']);
  });
});

test('ADDR-11: a first address is the default whatever it says, a further one is not', () => {
  const marks = (isFirst: boolean) => {
    const { is_default_shipping, is_default_billing } = newAddress(isFirst);
    return [is_default_shipping, is_default_billing];
  };
  expect([marks(true), marks(false)]).toEqual([
    [true, true],
    [false, false],
  ]);
});
