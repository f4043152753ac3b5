import { expect, test } from 'vitest';
import { joined } from './joinContracts.ts';

const interaction = (description: string, state: string) => ({
  description,
  providerStates: [{ name: state }],
  request: { method: 'GET', path: '/cities' },
  response: { status: 200 },
});
const part = (...interactions: ReturnType<typeof interaction>[]) => ({ interactions });

test('LAB-05: parts are joined in the order of their descriptions', () => {
  const parts = [part(interaction('b', 'cities are known')), part(interaction('a', 'cities are known'))];
  expect(joined('api.json', parts)[1].match(/"description": "."/g)).toEqual([
    '"description": "a"',
    '"description": "b"',
  ]);
});

test.each([
  ['nobody knows this', "the provider state 'nobody knows this' is not one of mocks/states.ts."],
  ['toString', "the provider state 'toString' is not one of mocks/states.ts."],
  ['cities are known', 'two interactions have the same description.'],
])('LAB-05: the state %j and one description twice are refused', (state, sentence) => {
  const parts = [part(interaction('a', state), interaction('cities are known' === state ? 'a' : 'b', state))];
  expect(() => joined('api.json', parts)).toThrow(`Failed to join api.json: ${sentence}`);
});
