import { describe, expect, test } from 'vitest';
import { toTopSearches } from '#api/search.ts';
import { someTopSearches } from '#fixtures/search.ts';
import { getLegacyTopSearches } from '#schemas/legacySearch.ts';
import { getTopSearches } from '#schemas/search.ts';
import { down, addOutage, addRefusal, refused } from '#contracts/pact/failures.ts';
import { interaction } from '#contracts/pact/interaction.ts';
import { asRecorded } from '#contracts/pact/asRecorded.ts';

const counted = { given: 'searches are counted', params: {}, args: {} } as const;
const topSearch = someTopSearches();
const terms = asRecorded(topSearch).map(({ term }) => term);

describe('top searches', () => {
  test('API-49: of the backend-for-frontend', async () => {
    const result = await interaction(getTopSearches, {
      description: 'what is searched for most',
      ...counted,
      reply: { topSearch },
    });
    expect(result).toEqual(terms);
  });

  test('API-48, API-03: of the legacy host, as the same model', async () => {
    const reply = { error: false as const, message: '', topSearch };
    const result = await interaction(getLegacyTopSearches, {
      description: 'what is searched for most, of the legacy host',
      ...counted,
      reply,
    });
    expect(result).toEqual(asRecorded(reply));
    expect(toTopSearches(result as typeof reply)).toEqual(terms);
  });

  test('API-48, API-13: a refusal of the legacy host', async () => {
    expect(await addRefusal(getLegacyTopSearches, 'what is searched for most', {})).toMatchObject(refused);
  });

  test.each([
    ['API-49', getTopSearches],
    ['API-48', getLegacyTopSearches],
  ] as const)('%s: of a server that is down', async (_id, call) => {
    expect(await addOutage(call, 'what is searched for most', {})).toMatchObject(down);
  });
});
