import { describe, expect, test } from 'vitest';
import { aBankAccount, aDevice, aKnownCustomer } from '#fixtures/customer.ts';
import { getCustomer } from '#schemas/customer.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { exactly } from '#contracts/pact/matchers.ts';
import type { Matches } from '#contracts/pact/shapeOf.ts';
import { done, model, refusedBy, sameCustomer, signedIn } from './knownCustomer.ts';

const args = { token: 'tok-140' };
const off = { two_step_auth_enable: false, two_step_auth_device_active: false };

const sameAccount: Matches = Object.fromEntries(
  Object.keys(aBankAccount()).map((field) => [`customer.bank_data.${field}`, exactly]),
);

describe('the customer of a token', () => {
  test('API-73: has a bank account', async () => {
    const result = await interaction(getCustomer, {
      description: 'the customer of a token, with a bank account',
      given: 'a customer has a bank account',
      params: { ...signedIn, bank_data: aBankAccount() },
      args,
      reply: { ...done, customer: aKnownCustomer() },
      matches: { ...sameCustomer, ...sameAccount },
    });
    expect(result).toEqual({ customer: { ...model, bank_data: aBankAccount() }, ...off });
  });

  test('API-73: has none', async () => {
    const result = await interaction(getCustomer, {
      description: 'the customer of a token',
      given: 'a customer is signed in',
      params: signedIn,
      args,
      reply: { ...done, customer: aKnownCustomer({ bank_data: null }) },
      matches: sameCustomer,
    });
    expect(result).toEqual({ customer: { ...model, bank_data: null }, ...off });
  });

  test('API-73: has two-step authentication, and this browser is known', async () => {
    const on = { two_step_auth_enable: true, two_step_auth_device_active: true };
    const result = await interaction(getCustomer, {
      description: 'the customer of a token, with two steps',
      given: 'a customer has devices',
      params: { ...signedIn, devices: [aDevice()] },
      args,
      reply: { ...done, customer: aKnownCustomer({ ...on, bank_data: null }) },
      matches: sameCustomer,
    });
    expect(result).toMatchObject(on);
  });

  test('API-73: of one that has expired is refused', async () => {
    const problem = await refusal(getCustomer, {
      description: 'the customer of a token that has expired',
      given: 'a token has expired',
      params: signedIn,
      args,
      ...refusedBy('Requested token not found.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Requested token not found.' });
  });
});
