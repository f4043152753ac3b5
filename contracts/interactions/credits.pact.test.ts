import { describe, expect, test } from 'vitest';
import { aCredit, aStatedCredit } from '#fixtures/credits.ts';
import { aBankAccount } from '#fixtures/customer.ts';
import { getCredits, returnCredit } from '#schemas/credits.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { exactly } from '#contracts/pact/matchers.ts';
import { done, refusedBy, sameEntries, signedIn } from './knownCustomer.ts';

const token = 'tok-140';
const page = { token, limit: 4, offset: 0 };

/** Valid for long; what has expired is no longer available. */
const open = { expiry_date: '2030-08-01' };
const given = {
  ...signedIn,
  credits: [
    aStatedCredit(open),
    aStatedCredit({ id_sales_rule: '8802', method: 'promotion', created_date: '2024-01-20 10:00:00' }),
    aStatedCredit({
      id_sales_rule: '8800',
      method: 'gift_card',
      created_date: '2024-01-10 10:00:00',
      expiry_date: '',
      order_nr: '',
    }),
  ],
};
const credits = [
  aCredit(open),
  aCredit({
    id_sales_rule: '8802',
    method: 'promotion',
    created_date: '2024-01-20 10:00:00',
    available_amount: 0,
  }),
  aCredit({
    id_sales_rule: '8800',
    method: 'gift_card',
    created_date: '2024-01-10 10:00:00',
    expiry_date: '',
    order_nr: '',
  }),
];

describe('the credits of a customer', () => {
  test('API-79, CRED-02, ORD-05: with what is left of them', async () => {
    const result = await interaction(getCredits, {
      description: 'the credits of a customer',
      given: 'a customer has credits',
      params: given,
      args: page,
      reply: { ...done, credits },
      matches: sameEntries('credits', aCredit()),
    });
    expect(result).toMatchObject({ credits });
  });

  test('API-79, ORD-05: a page is full where more follow', async () => {
    const days = [5, 4, 3, 2, 1];
    const createdOn = (day: number) => ({
      id_sales_rule: `881${day}`,
      created_date: `2024-02-0${day} 10:00:00`,
    });
    const full = days.slice(0, 4).map((day) => aCredit({ ...open, ...createdOn(day) }));
    const result = await interaction(getCredits, {
      description: 'the first of several pages of credits',
      given: 'a customer has credits',
      params: { ...signedIn, credits: days.map((day) => aStatedCredit({ ...open, ...createdOn(day) })) },
      args: page,
      reply: { ...done, credits: full },
      matches: sameEntries('credits', aCredit()),
    });
    expect(result).toMatchObject({ credits: full });
  });

  test('API-79, ORD-05: the page after those that are held', async () => {
    const rest = credits.slice(2);
    const result = await interaction(getCredits, {
      description: 'the credits after the first two',
      given: 'a customer has credits',
      params: given,
      args: { ...page, offset: 2 },
      reply: { ...done, credits: rest },
      matches: sameEntries('credits', aCredit()),
    });
    expect(result).toMatchObject({ credits: rest });
  });

  test('API-79: are an empty list where there are none', async () => {
    const result = await interaction(getCredits, {
      description: 'the credits of a customer without any',
      given: 'a customer is signed in',
      params: signedIn,
      args: page,
      reply: { ...done, credits: [] },
      matches: { credits: exactly },
    });
    expect(result).toMatchObject({ credits: [] });
  });

  test('API-79: of a token that has expired are refused', async () => {
    const problem = await refusal(getCredits, {
      description: 'the credits for a token that has expired',
      given: 'a token has expired',
      params: signedIn,
      args: page,
      ...refusedBy('Requested token not found.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Requested token not found.' });
  });
});

describe('the request for the money of a credit', () => {
  const payload = (id_sales_rule: string, change = {}) =>
    JSON.stringify({ id_sales_rule, amount: 7500, bank_data: { ...aBankAccount(), ...change } });

  test('API-85, API-86: is sent with what is left of it and the account', async () => {
    const result = await interaction(returnCredit, {
      description: 'the request for the money of a credit',
      given: 'a customer has credits',
      params: given,
      args: { token, payload: payload('8801') },
      reply: done,
    });
    expect(result).toEqual(done);
  });

  test('API-85, API-79: leaves nothing of it, and the others as they are', async () => {
    const paidOut = aCredit({ ...open, used_amount: 10000, available_amount: 0 });
    const left = [paidOut, ...credits.slice(1)];
    const result = await interaction(getCredits, {
      description: 'the credits of a customer who has asked for the money of one',
      given: 'a customer has asked for the money of a credit',
      params: { ...given, payload: payload('8801') },
      args: page,
      reply: { ...done, credits: left },
      matches: sameEntries('credits', aCredit()),
    });
    expect(result).toMatchObject({ credits: left });
  });

  test('API-85, API-13: with an account that is not accepted names its fields', async () => {
    const problem = await refusal(returnCredit, {
      description: 'the request for the money of a credit, to an account that is none',
      given: 'a customer has credits',
      params: given,
      args: { token, payload: payload('8801', { cbu: '0' }) },
      reply: {
        error: true,
        message: 'Errors in customer data.',
        errors: [{ code: 'INVALID', field: 'cbu', message: 'Invalid cbu.' }],
      },
    });
    expect(problem).toMatchObject({ code: 'refused', errors: [{ field: 'cbu' }] });
  });

  test('API-85, CRED-07: of one that cannot be exchanged for cash is refused', async () => {
    const problem = await refusal(returnCredit, {
      description: 'the request for the money of a promotion',
      given: 'a customer has credits',
      params: given,
      args: { token, payload: payload('8802') },
      reply: { error: true, message: 'Something went wrong.' },
    });
    expect(problem.code).toBe('refused');
  });

  test('API-85: of a token that has expired is refused', async () => {
    const problem = await refusal(returnCredit, {
      description: 'the request for the money of a credit, for a token that has expired',
      given: 'a token has expired',
      params: signedIn,
      args: { token, payload: payload('8801') },
      ...refusedBy('Requested token not found.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Requested token not found.' });
  });
});
