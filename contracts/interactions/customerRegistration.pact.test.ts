import { describe, expect, test } from 'vitest';
import { aPersonForm } from '#fixtures/customer.ts';
import { logout, recoverPassword, register } from '#schemas/customer.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { entryByEntry, exactly, filled } from '#contracts/pact/matchers.ts';
import { customer, done, refusedBy } from './knownCustomer.ts';

const { email, password, first_name, middle_name, last_name } = customer;
const form = {
  email,
  password,
  password2: password,
  ...aPersonForm(),
  is_newsletter_subscribed: '1',
} as const;

const unknown = { given: 'an e-mail is not registered', params: { email } } as const;
const registered = { given: 'a customer is registered', params: { customer } } as const;
const created = { id_customer: '140', email, first_name, middle_name, last_name };
const sameNames = {
  'customer.id_customer': filled,
  'customer.email': exactly,
  'customer.first_name': exactly,
  'customer.middle_name': exactly,
  'customer.last_name': exactly,
};

describe('a registration', () => {
  test('API-70, API-71, SESS-33: is answered with the id of the customer', async () => {
    const id = await interaction(register, {
      description: 'a registration',
      ...unknown,
      args: form,
      reply: { ...done, customer: created },
      matches: sameNames,
    });
    expect(id).toBe('140');
  });

  test('API-71: may have a middle name, and no newsletters', async () => {
    const id = await interaction(register, {
      description: 'a registration with a middle name and without newsletters',
      ...unknown,
      args: { ...form, middle_name: 'Luz', is_newsletter_subscribed: '0' },
      reply: { ...done, customer: { ...created, middle_name: 'Luz' } },
      matches: sameNames,
    });
    expect(id).toBe('140');
  });

  test('API-70: with an e-mail in use is refused', async () => {
    const problem = await refusal(register, {
      description: 'a registration with an e-mail in use',
      ...registered,
      args: form,
      ...refusedBy('This email is already in use.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'This email is already in use.' });
  });

  test.each([
    ['a document that is none', { identification: '12' }, ['identification']],
    ['two wrong fields', { first_name: 'Ana2', password2: 'Clave124' }, ['password2', 'first_name']],
  ])('API-70: with %s is refused, and the fields are named', async (what, wrong, fields) => {
    const message = 'Errors in customer data.';
    const errors = fields.map((field) => ({ code: 'INVALID', field, message: `Invalid ${field}.` }));
    const problem = await refusal(register, {
      description: `a registration with ${what}`,
      ...unknown,
      args: { ...form, ...wrong },
      reply: { error: true, message, errors },
      matches: { message: exactly, errors: entryByEntry },
    });
    expect(problem).toMatchObject({ code: 'refused', message, errors });
  });
});

describe('a forgotten password', () => {
  test('API-69: a link to a new one is sent', async () => {
    const result = await interaction(recoverPassword, {
      description: 'a forgotten password',
      ...registered,
      args: { email },
      reply: done,
    });
    expect(result).toBeNull();
  });

  test('API-69: none is sent to an unknown e-mail', async () => {
    const problem = await refusal(recoverPassword, {
      description: 'a forgotten password of nobody',
      given: 'an e-mail is not registered',
      params: { email: 'nadie@mail.com' },
      args: { email: 'nadie@mail.com' },
      ...refusedBy('Email not registered.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Email not registered.' });
  });
});

test('API-68: a sign out names no customer', async () => {
  const result = await interaction(logout, {
    description: 'a sign out',
    ...registered,
    args: {},
    reply: done,
  });
  expect(result).toBeNull();
});
