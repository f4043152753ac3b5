import { describe, expect, test } from 'vitest';
import '#api/topSearches.ts';
import { toTopSearches } from '#api/toTopSearches.ts';
import { someTopSearches } from '#fixtures/topSearches.ts';
import { getLegacyTopSearches } from '#schemas/legacyTopSearches.ts';
import { getTopSearches } from '#schemas/topSearches.ts';
import { down, pinOutage, pinRefusal, refused } from './failures.ts';
import { interaction } from './interaction.ts';
import { recorded } from './recorded.ts';

const counted = { given: 'searches are counted', params: {}, args: {} } as const;
const topSearch = someTopSearches();
const terms = recorded(topSearch).map(({ term }) => term);

describe('what is searched for most', () => {
  test('API-49: of the backend-for-frontend', async () => {
    const told = await interaction(getTopSearches, {
      asks: 'what is searched for most',
      ...counted,
      reply: { topSearch },
    });
    expect(told).toEqual(terms);
  });

  test('API-48, API-03: of the legacy host, as the same model', async () => {
    const reply = { error: false as const, message: '', topSearch };
    const told = await interaction(getLegacyTopSearches, {
      asks: 'what is searched for most, of the legacy host',
      ...counted,
      reply,
    });
    expect(told).toEqual(recorded(reply));
    expect(toTopSearches(told as typeof reply)).toEqual(terms);
  });

  test('API-48, API-13: a refusal of the legacy host', async () => {
    expect(await pinRefusal(getLegacyTopSearches, 'what is searched for most', {})).toMatchObject(refused);
  });

  test.each([
    ['API-49', getTopSearches],
    ['API-48', getLegacyTopSearches],
  ] as const)('%s: of a server that is down', async (_id, call) => {
    expect(await pinOutage(call, 'what is searched for most', {})).toMatchObject(down);
  });
});
