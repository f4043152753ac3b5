import { describe, expect, test } from 'vitest';
import '#api/content.ts';
import { aQuestion, legalOf } from '#fixtures/content.ts';
import { aContentBlock } from '#fixtures/credits.ts';
import { getContentBlock, getHelp } from '#schemas/content.ts';
import { asRecorded } from '#contracts/pact/asRecorded.ts';
import { addOutage, addRefusal, down, refused } from '#contracts/pact/failures.ts';
import { interaction } from '#contracts/pact/interaction.ts';
import { exactly } from '#contracts/pact/matchers.ts';
import { done } from './knownCustomer.ts';

describe('the help', () => {
  const key = { key: 'help_pwa' };

  test('API-26, CONTENT-08: is a list of questions with their answers, of which one may be unwritten', async () => {
    const content = [aQuestion(), aQuestion({ question: '¿Cuánto tarda mi pedido?', answer: '' })];
    const result = await interaction(getHelp, {
      description: 'the help',
      given: 'the help has questions',
      params: {},
      args: {},
      reply: { ...done, content },
    });
    expect(result).toEqual({ helpPage: asRecorded(content) });
  });

  test('API-26: of a key with an empty list has no questions', async () => {
    const result = await interaction(getHelp, {
      description: 'the help, of which there is none',
      given: 'the content of the key is empty',
      params: key,
      args: {},
      reply: { ...done, content: [] },
    });
    expect(result).toEqual({ helpPage: [] });
  });

  test('API-26: of an unknown key has none, which the server says with null', async () => {
    const result = await interaction(getHelp, {
      description: 'the help, whose key is unknown',
      given: 'the content key is unknown',
      params: key,
      args: {},
      reply: { ...done, content: null },
      matches: { content: exactly },
    });
    expect(result).toEqual({ helpPage: [] });
  });

  test('API-26, API-13: that is refused', async () => {
    expect(await addRefusal(getHelp, 'the help', {})).toMatchObject(refused);
  });

  test('API-26, API-09: of a server that is down', async () => {
    expect(await addOutage(getHelp, 'the help', {})).toMatchObject(down);
  });
});

describe('what consumer law asks for', () => {
  test.each([
    ['how a purchase is taken back', 'withdrawal_pwa'],
    ['who sells', 'seller_pwa'],
  ] as const)('API-26, REACH-07: %s is the HTML of its key', async (what, key) => {
    const content = legalOf('ar')[key];
    const result = await interaction(getContentBlock, {
      description: what,
      given: 'consumer law is written',
      params: { key },
      args: { key },
      reply: { ...done, content },
    });
    expect(result).toBe(content);
  });
});

describe('the content of a membership', () => {
  const args = { key: 'membership_oro' };

  test('API-26, MEMB-05: is the HTML of its key', async () => {
    const result = await interaction(getContentBlock, {
      description: 'the content of a membership',
      given: 'content is kept under a key',
      params: { ...args, html: aContentBlock },
      args,
      reply: { ...done, content: aContentBlock },
    });
    expect(result).toBe(aContentBlock);
  });

  test('API-26: of an unknown key is none', async () => {
    const result = await interaction(getContentBlock, {
      description: 'the content of a membership, whose key is unknown',
      given: 'the content key is unknown',
      params: args,
      args,
      reply: { ...done, content: null },
      matches: { content: exactly },
    });
    expect(result).toBeNull();
  });

  test('API-26, API-13: that is refused', async () => {
    expect(await addRefusal(getContentBlock, 'the content of a membership', args)).toMatchObject(refused);
  });

  test('API-26, API-09: of a server that is down', async () => {
    expect(await addOutage(getContentBlock, 'the content of a membership', args)).toMatchObject(down);
  });
});
