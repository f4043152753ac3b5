import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointOf } from '#testing/backend/endpointOf.ts';
import { type RunningServer, startServer } from '#testing/backend/mockServer.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { anAddressType } from '#fixtures/addresses.ts';
import { type AddressType, getAddressTypes } from '#schemas/addresses.ts';
import './addresses.ts';

let server: RunningServer;
let answer: unknown;

beforeAll(async () => {
  server = await startServer(() => Promise.resolve(Response.json(answer)));
});
afterAll(() => server.stop());

/** What a form offers of an answer; undefined if the answer cannot be used. */
async function offered(types: unknown) {
  answer = { success: true, message: '', data: { addresstypes: types } };
  const store = storeOn(hostsOf('development', 'ar', server.url));
  const { data, error } = await store.dispatch(endpointOf(getAddressTypes).initiate({}));
  expect(data === undefined).toBe(error !== undefined);
  return (data as AddressType[] | undefined)?.map(({ name }) => name);
}

const home = anAddressType();
const { enabled: _enabled, ...halfAType } = anAddressType({ id: '2' });

describe('the types of address', () => {
  test.each([
    ['none', [], []],
    ['none that can be chosen', [anAddressType({ enabled: false })], []],
    [
      'one that the shop does not know',
      [home, anAddressType({ id: 'z-9', name: 'Galpón' })],
      ['Casa', 'Galpón'],
    ],
    ['one twice', [home, anAddressType({ name: 'Hogar' })], ['Casa']],
    ['more of each than is read', [{ ...home, color: 'red' }], ['Casa']],
  ])('API-25, ADDR-09: of %s those that can be chosen are offered', async (_what, types, names) => {
    expect(await offered(types)).toEqual(names);
  });

  test.each([
    ['no list', undefined],
    ['nothing instead of the list', null],
    ['an object instead of the list', { 1: home }],
    ['a type without all of its parts', [home, halfAType]],
    ['an id that is a number', [{ ...home, id: 1 }]],
    ['nothing instead of a type', [null]],
  ])('API-25: an answer with %s is refused as a whole', async (_what, types) => {
    expect(await offered(types)).toBeUndefined();
  });
});
