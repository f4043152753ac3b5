import { describe, expect, test } from 'vitest';
import '#api/suggestions/suggestions.ts';
import { someSuggestions } from '#fixtures/suggestions.ts';
import { getLegacySuggestions } from '#schemas/legacySuggestions.ts';
import { getSuggestions } from '#schemas/suggestions.ts';
import { down, addOutage, addRefusal, refused } from '#contracts/pact/failures.ts';
import { interaction } from '#contracts/pact/interaction.ts';
import { exactly, like } from '#contracts/pact/matchers.ts';
import { asRecorded } from '#contracts/pact/asRecorded.ts';

const typed = { given: 'terms begin so', params: { q: 'bot' }, args: { q: 'bot' } } as const;

const misspelt = {
  given: 'a text is misspelt',
  params: { q: 'zapatilas', corrected: 'zapatillas' },
  args: { q: 'zapatilas' },
  matches: { 'suggestions.*.term': like(/^(?:.*\s)?zapatillas.*$/), correctedTerm: exactly },
} as const;
const corrections = {
  suggestions: [{ term: 'zapatillas mujer', count: 120 }],
  correctedTerm: 'zapatillas',
};

/** A word of each term begins with the text. */
const matches = { 'suggestions.*.term': like(/^(?:.*\s)?bot.*$/) };

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
