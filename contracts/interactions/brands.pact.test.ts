import { describe, expect, test } from 'vitest';
import '#api/brands.ts';
import { aBrand } from '#fixtures/content.ts';
import { getBrands } from '#schemas/brands.ts';
import { addOutage, addRefusal, down, refused } from '#contracts/pact/failures.ts';
import { interaction } from '#contracts/pact/interaction.ts';

describe('the brands', () => {
  test('API-27, API-05: by their first letter, and under # those that begin with a digit', async () => {
    const north = aBrand({ name: '47 Norte', url: '/47-norte/' });
    const brands = await interaction(getBrands, {
      description: 'the brands',
      given: 'the shop has brands',
      params: { names: [north.name, aBrand().name] },
      args: {},
      reply: { error: false, message: '', brands: { '#': [north], Z: [aBrand()] } },
    });
    expect(brands).toEqual({ '#': [north], Z: [aBrand()] });
  });

  test('API-27, API-13: that are refused', async () => {
    expect(await addRefusal(getBrands, 'the brands', {})).toMatchObject(refused);
  });

  test('API-27, API-09: of a server that is down', async () => {
    expect(await addOutage(getBrands, 'the brands', {})).toMatchObject(down);
  });
});
