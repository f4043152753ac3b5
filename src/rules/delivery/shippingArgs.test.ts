import { expect, test } from 'vitest';
import { shippingArgs } from './shippingArgs.ts';

const cityRegion = { region: '5', city: '120' };

test.each([
  ['standard', 'Calzados del Sur', { supplier: 'Calzados del Sur' }],
  ['fast', 'Calzados del Sur', { supplier: 'Calzados del Sur' }],
  ['standard', '', {}],
] as const)('SHIP-06: %s from "%s" to region 5, city 120', (type, seller, more) => {
  expect(shippingArgs({ place: cityRegion, type, seller })).toEqual({
    location: '5-120',
    shipment_type: type,
    ...more,
  });
});
