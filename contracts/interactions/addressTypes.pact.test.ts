import { expect, test } from 'vitest';
import '#api/addresses.ts';
import { anAddressType } from '#fixtures/addresses.ts';
import { getAddressTypes } from '#schemas/addresses.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { containing, exactly } from '#contracts/pact/matchers.ts';

test('API-25, API-05: the types of address, of which the shop offers the enabled ones', async () => {
  const offered = anAddressType();
  const other = anAddressType({ id: '3', name: 'Casillero', enabled: false });
  const types = await interaction(getAddressTypes, {
    description: 'the types of address',
    given: 'address types are known',
    params: {},
    args: {},
    reply: { success: true, message: '', data: { addresstypes: [offered, other] } },
    matches: {
      'data.addresstypes': containing,
      'data.addresstypes.*.id': exactly,
      'data.addresstypes.*.enabled': exactly,
    },
  });
  expect(types).toEqual([offered]);
});

test('API-25: a refusal keeps the message of the server', async () => {
  const problem = await refusal(getAddressTypes, {
    description: 'the types of address, which are refused',
    given: 'a call fails',
    params: { call: 'getAddressTypes', fault: 'refused' },
    args: {},
    reply: { success: false, message: 'Not active.' },
  });
  expect(problem).toMatchObject({ code: 'refused', message: 'Not active.' });
});
