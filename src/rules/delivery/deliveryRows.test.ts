import { expect, test } from 'vitest';
import { aShippingMethod } from '#fixtures/shipping.ts';
import { deliveryRows, shippingArgs } from './deliveryRows.ts';

const methods = {
  standard: aShippingMethod(),
  branch: aShippingMethod({ name: 'Retiro en sucursal', price: 0, days_min: 2, days_max: 4 }),
  fast: aShippingMethod({ name: 'Envío en moto', price: 9000, days_min: 1, days_max: 1 }),
};

test('the ways of delivery are shown the soonest first', () => {
  expect(deliveryRows(methods, false)).toEqual([
    { code: 'fast', name: 'Envío en moto', price: 9000, least: 1, most: 1 },
    { code: 'branch', name: 'Retiro en sucursal', price: 0, least: 2, most: 4 },
    { code: 'standard', name: 'Envío a domicilio', price: 4500, least: 3, most: 5 },
  ]);
});

test('of two that take as long the cheaper is first', () => {
  const same = { dear: aShippingMethod({ price: 9 }), cheap: aShippingMethod({ price: 3 }) };
  expect(deliveryRows(same, false).map(({ code }) => code)).toEqual(['cheap', 'dear']);
});

test('a way that takes no day is one, and of two that end on the same day the sooner is first', () => {
  const rows = deliveryRows(
    {
      late: aShippingMethod({ days_min: 3, days_max: 5, price: 1 }),
      soon: aShippingMethod({ days_min: 1, days_max: 5, price: 9 }),
      today: aShippingMethod({ days_min: 0, days_max: 0 }),
    },
    false,
  );
  expect(rows.map(({ code }) => code)).toEqual(['today', 'soon', 'late']);
});

test('SHIP-01: home delivery of a product with free shipping costs nothing, other ways what they cost', () => {
  expect(deliveryRows(methods, true).map(({ code, price }) => [code, price])).toEqual([
    ['fast', 9000],
    ['branch', 0],
    ['standard', 0],
  ]);
});

test.each([
  ['a name of blanks', { name: '  ' }],
  ['a negative price', { price: -1 }],
  ['a negative duration', { days_min: -2 }],
  ['no number as its price', { price: Number.NaN }],
])('a way with %s is left out', (_what, fault) => {
  expect(deliveryRows({ standard: aShippingMethod(fault) }, false)).toEqual([]);
});

test('a reversed duration is put right', () => {
  const reversed = aShippingMethod({ days_min: 5, days_max: 3 });
  expect(deliveryRows({ reversed }, false)).toMatchObject([{ least: 3, most: 5 }]);
});

test('there are none without methods', () => {
  expect(deliveryRows({}, true)).toEqual([]);
});

const cityRegion = { region: '5', city: '120' };

test.each([
  ['standard', 'Calzados del Sur', { supplier: 'Calzados del Sur' }],
  ['fast', 'Calzados del Sur', { supplier: 'Calzados del Sur' }],
  ['standard', '', {}],
] as const)('SHIP-06: %s from "%s" to region 5, city 120', (type, seller, more) => {
  expect(shippingArgs({ cityRegion, type, seller })).toEqual({
    location: '5-120',
    shipment_type: type,
    ...more,
  });
});
