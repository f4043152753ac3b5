import { expect, test } from 'vitest';
import '#api/cities.ts';
import { aCity } from '#fixtures/cities.ts';
import { getCities } from '#schemas/cities.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';

test('API-23, API-05: the cities of the country', async () => {
  const cities = await interaction(getCities, {
    description: 'the cities of the country',
    given: 'cities are known',
    params: {},
    args: {},
    reply: { success: true, message: '', data: { cities: [aCity()] } },
  });
  expect(cities).toEqual([aCity()]);
});

test('API-23, API-05: a country whose cities are not known', async () => {
  const cities = await interaction(getCities, {
    description: 'the cities of a country that has none',
    given: 'no cities are known',
    params: { regions: ['5'] },
    args: {},
    reply: { success: true, message: '', data: { cities: [] } },
  });
  expect(cities).toEqual([]);
});

test('API-23, ERR-03: a refusal keeps the message of the server', async () => {
  const problem = await refusal(getCities, {
    description: 'the cities of the country, which is refused',
    given: 'a call fails',
    params: { call: 'getCities', fault: 'refused' },
    args: {},
    reply: { success: false, message: 'Not active.' },
  });
  expect(problem).toMatchObject({ code: 'refused', message: 'Not active.' });
});

test('API-23, ERR-02: a server that is down gives the message of ERR-02', async () => {
  const problem = await refusal(getCities, {
    description: 'the cities of the country, while the server is down',
    given: 'a call fails',
    params: { call: 'getCities', fault: 'unavailable' },
    args: {},
    status: 503,
    reply: { message: 'Service unavailable.' },
  });
  expect(problem).toMatchObject({ code: 'server', message: 'Bad response from server' });
});
