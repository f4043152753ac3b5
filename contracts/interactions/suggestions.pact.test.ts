import { describe, expect, test } from 'vitest';
import '#api/search.ts';
import { someSuggestions } from '#fixtures/search.ts';
import { getLegacySuggestions } from '#schemas/legacySearch.ts';
import { getSuggestions } from '#schemas/search.ts';
import { down, addOutage, addRefusal, refused } from '#contracts/pact/failures.ts';
import { interaction } from '#contracts/pact/interaction.ts';
import { like } from '#contracts/pact/matchers.ts';
import { asRecorded } from '#contracts/pact/asRecorded.ts';

const typed = { given: 'terms begin so', params: { q: 'bot' }, args: { q: 'bot' } } as const;

const misspelt = {
  given: 'a text is misspelt',
  params: { q: 'zapatilas', corrected: 'zapatillas' },
  args: { q: 'zapatilas' },
  matches: { 'suggestions.*.term': like(/^(?:[^;]*\s)?zapatillas[^;]*$/) },
} as const;
const corrections = {
  suggestions: [{ term: 'zapatillas mujer', count: 120 }],
  correctedTerm: 'zapatillas',
};

/** Each of the two words is the beginning of a word of each term. */
const twoWords = {
  given: 'terms begin so',
  params: { q: 'zapatillas mu' },
  args: { q: 'zapatillas mu' },
  matches: { 'suggestions.*.term': like(/^(?:[^;]*\s)?(?:zapatillas[^;]*\smu|mu[^;]*\szapatillas)[^;]*$/) },
} as const;
const shoes = { suggestions: [{ term: 'zapatillas mujer', count: 120 }], correctedTerm: '' };

/** A word of each term begins with the text. */
const matches = { 'suggestions.*.term': like(/^(?:[^;]*\s)?bot[^;]*$/) };

describe('search suggestions', () => {
  test('API-47, API-50: of the backend-for-frontend', async () => {
    const result = await interaction(getSuggestions, {
      description: 'what is suggested for a text',
      ...typed,
      reply: someSuggestions(),
      matches,
    });
    expect(result).toEqual(asRecorded(someSuggestions()));
  });

  test('API-46, API-03: of the legacy host', async () => {
    const reply = { error: false as const, message: '', ...someSuggestions() };
    const result = await interaction(getLegacySuggestions, {
      description: 'what is suggested for a text, of the legacy host',
      ...typed,
      reply,
      matches,
    });
    expect(result).toEqual(asRecorded(reply));
  });

  test('API-47, SEARCH-06: two words, of the backend-for-frontend', async () => {
    const description = 'what is suggested for two words';
    const result = await interaction(getSuggestions, { description, ...twoWords, reply: shoes });
    expect(result).toEqual(asRecorded(shoes));
  });

  test('API-46, SEARCH-06: two words, of the legacy host', async () => {
    const reply = { error: false as const, message: '', ...shoes };
    const description = 'what is suggested for two words, of the legacy host';
    const result = await interaction(getLegacySuggestions, { description, ...twoWords, reply });
    expect(result).toEqual(asRecorded(reply));
  });

  test('FIND-05, API-47: a misspelt text, of the backend-for-frontend', async () => {
    const description = 'what is suggested for a misspelt text';
    const result = await interaction(getSuggestions, { description, ...misspelt, reply: corrections });
    expect(result).toEqual(asRecorded(corrections));
  });

  test('FIND-05, API-46: a misspelt text, of the legacy host', async () => {
    const reply = { error: false as const, message: '', ...corrections };
    const description = 'what is suggested for a misspelt text, of the legacy host';
    const result = await interaction(getLegacySuggestions, { description, ...misspelt, reply });
    expect(result).toEqual(asRecorded(reply));
  });

  test('API-46, API-13: a refusal of the legacy host', async () => {
    expect(await addRefusal(getLegacySuggestions, 'what is suggested for a text', typed.args)).toMatchObject(
      refused,
    );
  });

  test.each([
    ['API-47', getSuggestions],
    ['API-46', getLegacySuggestions],
  ] as const)('%s: of a server that is down', async (_id, call) => {
    expect(await addOutage(call, 'what is suggested for a text', typed.args)).toMatchObject(down);
  });
});
