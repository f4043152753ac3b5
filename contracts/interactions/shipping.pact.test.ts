import { describe, expect, test } from 'vitest';
import '#api/shipping.ts';
import { aShippingMethod } from '#fixtures/shipping.ts';
import { shippingArgs } from '#rules/delivery/deliveryRows.ts';
import { getShippingMethods } from '#schemas/shipping.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { like } from '#contracts/pact/matchers.ts';
import type { Matches } from '#contracts/pact/shapeOf.ts';

const laPlata = { region: '5', city: '120' };
const known = { given: 'cities are known', params: {} } as const;
const seller = 'Calzados del Sur';
const found = { success: true as const, message: '' };
const branch = aShippingMethod({ name: 'Retiro en sucursal', price: 0, days_min: 2, days_max: 4 });
const fast = aShippingMethod({ name: 'Envío en moto', price: 9000, days_min: 1, days_max: 1 });

/** Motorcycles deliver within 24 hours (SHIP-02). */
const withinADay = like(/^[01]$/);
const soon: Matches = { 'data.fast.days_min': withinADay, 'data.fast.days_max': withinADay };

describe('the shipping methods of a location', () => {
  test.each([
    [
      'API-44, API-05',
      'the shipping methods of a city, for a seller',
      { cityRegion: laPlata, type: 'standard', seller },
      { standard: aShippingMethod(), branch },
      {},
    ],
    [
      'API-44, SHIP-02',
      'the fast shipping methods of a city',
      { cityRegion: laPlata, type: 'fast', seller: '' },
      { fast },
      soon,
    ],
    [
      'API-44',
      'the fast shipping methods of a city without any',
      { cityRegion: { region: '2', city: '7' }, type: 'fast', seller: '' },
      {},
      {},
    ],
  ] as const)('%s: %s', async (_ids, description, sending, data, matches) => {
    const args = shippingArgs(sending);
    const reply = { ...found, data: { ...data } };
    const methods = await interaction(getShippingMethods, { description, ...known, args, reply, matches });
    expect(methods).toEqual(data);
  });

  test.each([
    ['API-44, API-13', 'that is refused', 'refused', 200, { message: 'Not active.' }],
    ['API-44, API-09', 'while the server is down', 'unavailable', 503, { message: 'Service unavailable.' }],
  ] as const)('%s: a call %s', async (_ids, how, fault, status, reply) => {
    const problem = await refusal(getShippingMethods, {
      description: `the shipping methods of a city, ${how}`,
      given: 'a call fails',
      params: { call: 'getShippingMethods', fault },
      args: shippingArgs({ cityRegion: laPlata, type: 'standard', seller }),
      status,
      reply: status === 200 ? { ...reply, success: false } : reply,
    });
    expect(problem).toMatchObject(reply);
  });
});
