import { expect, test } from 'vitest';
import '#api/cities.ts';
import { aRegion } from '#fixtures/cities.ts';
import { getRegions } from '#schemas/cities.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';

test('API-24, API-05: the regions of the country', async () => {
  const regions = await interaction(getRegions, {
    description: 'the regions of the country',
    given: 'cities are known',
    params: {},
    args: {},
    reply: { success: true, message: '', data: { regions: [aRegion()] } },
  });
  expect(regions).toEqual([aRegion()]);
});

test('API-24, ERR-03: a refusal keeps the message of the server', async () => {
  const problem = await refusal(getRegions, {
    description: 'the regions of the country, which is refused',
    given: 'a call fails',
    params: { call: 'getRegions', fault: 'refused' },
    args: {},
    reply: { success: false, message: 'Not active.' },
  });
  expect(problem).toMatchObject({ code: 'refused', message: 'Not active.' });
});

test('API-24, ERR-02: a server that is down gives the message of ERR-02', async () => {
  const problem = await refusal(getRegions, {
    description: 'the regions of the country, while the server is down',
    given: 'a call fails',
    params: { call: 'getRegions', fault: 'unavailable' },
    args: {},
    status: 503,
    reply: { message: 'Service unavailable.' },
  });
  expect(problem).toMatchObject({ code: 'server', message: 'Bad response from server' });
});
