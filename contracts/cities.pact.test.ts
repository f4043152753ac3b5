import { expect, test } from 'vitest';
import { aCity } from '#fixtures/cities.ts';
import { getCities } from '#schemas/cities.ts';
import { interaction, refusal } from './interaction.ts';

test('API-23, API-05: the cities of the country', async () => {
  const reply = { success: true as const, message: '', data: { cities: [aCity()] } };
  const cities = await interaction(getCities, {
    asks: 'the cities of the country',
    given: 'cities are known',
    params: {},
    args: {},
    reply,
  });
  expect(cities).toEqual(reply);
});

test('API-23, ERR-02: a server that is down gives the message of ERR-02', async () => {
  const problem = await refusal(getCities, {
    asks: 'the cities of the country, while the server is down',
    given: 'a call fails',
    params: { call: 'getCities', fault: 'unavailable' },
    args: {},
    status: 503,
    reply: { message: 'Service unavailable.' },
  });
  expect(problem).toMatchObject({ code: 'server', message: 'Bad response from server' });
});
