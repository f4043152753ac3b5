import { describe, expect, test } from 'vitest';
import '#api/content.ts';
import { sendSurvey, unsubscribe } from '#schemas/content.ts';
import { addOutage, addRefusal, down, refused } from '#contracts/pact/failures.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { done, refusedBy, signedIn } from './knownCustomer.ts';

describe('the survey', () => {
  const args = { score: 9, comment: 'Todo muy bien' } as const;

  test('API-101, CONTENT-13: is answered by a customer with her token', async () => {
    const result = await interaction(sendSurvey, {
      description: 'the survey, answered by a customer',
      given: 'a customer is signed in',
      params: signedIn,
      args: { ...args, token: 'tok-140' },
      reply: done,
    });
    expect(result).toBe(true);
  });

  test('API-101, CONTENT-13: is answered by anybody, without a comment', async () => {
    const result = await interaction(sendSurvey, {
      description: 'the survey, answered without a comment',
      given: 'anybody may answer the survey',
      params: {},
      args: { score: 0, comment: '' },
      reply: done,
    });
    expect(result).toBe(true);
  });

  test('API-101, API-13: is refused', async () => {
    expect(await addRefusal(sendSurvey, 'the survey', args)).toMatchObject(refused);
  });

  test('API-101, API-09: meets a server that is down', async () => {
    expect(await addOutage(sendSurvey, 'the survey', args)).toMatchObject(down);
  });
});

describe('a subscription to the newsletter', () => {
  const args = { key: 'nl-7f3a' };

  test('API-102, CONTENT-14: ends by its key', async () => {
    const result = await interaction(unsubscribe, {
      description: 'the end of a subscription',
      given: 'a newsletter key is known',
      params: args,
      args,
      reply: done,
    });
    expect(result).toBe(true);
  });

  test('API-102, CONTENT-14: does not end by an unknown key', async () => {
    const unknown = { key: 'otra' };
    const problem = await refusal(unsubscribe, {
      description: 'the end of a subscription, whose key is unknown',
      given: 'a newsletter key is unknown',
      params: unknown,
      args: unknown,
      ...refusedBy('Newsletter key not found.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Newsletter key not found.' });
  });

  test('API-102, API-09: meets a server that is down', async () => {
    expect(await addOutage(unsubscribe, 'the end of a subscription', args)).toMatchObject(down);
  });
});
