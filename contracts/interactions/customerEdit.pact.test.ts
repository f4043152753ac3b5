import { describe, expect, test } from 'vitest';
import { anEditedCustomer } from '#fixtures/customer.ts';
import { editCustomer } from '#schemas/customer.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { entryByEntry, exactly } from '#contracts/pact/matchers.ts';
import type { Matches } from '#contracts/pact/shapeOf.ts';
import { customer, done, refusedBy, signedIn } from './knownCustomer.ts';

const { email, password, first_name, middle_name, last_name, gender } = customer;
const { identification, identification_type } = customer;

const both = '[{"key":"ofertas","subscribed":true},{"key":"tendencias","subscribed":true}]';
const none = '[{"key":"ofertas","subscribed":false},{"key":"tendencias","subscribed":false}]';

const form = {
  email,
  first_name,
  middle_name,
  last_name,
  identification,
  identification_type,
  day: '07',
  month: '05',
  year: '1990',
  gender,
  newsletter_subscriptions: none,
  token: 'tok-140',
};
const newPassword = { oldpassword: password, password: 'Clave456', password2: 'Clave456' };
const state = { given: 'a customer is signed in', params: signedIn } as const;

const sameEdit: Matches = {
  ...Object.fromEntries(Object.keys(anEditedCustomer()).map((field) => [`customer.${field}`, exactly])),
  'customer.newsletter_subscriptions': entryByEntry,
  'customer.newsletter_subscriptions.*.key': exactly,
  'customer.newsletter_subscriptions.*.subscribed': exactly,
};

describe('an edit', () => {
  test('API-72, ACC-08: leaves newsletters, and the password stays', async () => {
    const edited = anEditedCustomer();
    const result = await interaction(editCustomer, {
      description: 'an edit that leaves newsletters',
      ...state,
      args: form,
      reply: { ...done, customer: edited },
      matches: sameEdit,
    });
    const { id_customer: _id, ...changed } = edited;
    expect(result).toEqual(changed);
    expect(result).toMatchObject({ is_newsletter_subscribed: false });
  });

  test('API-72, ACC-06: changes the person, her newsletters and her password', async () => {
    const person = {
      first_name: 'Ana',
      middle_name: 'Luz',
      last_name: 'Paz',
      gender: 'male',
      identification: '7654321',
    };
    const edited = anEditedCustomer({ ...person, birthday: '1984-02-29', isSubscribed: true });
    const result = await interaction(editCustomer, {
      description: 'an edit of the person with a new password',
      ...state,
      args: {
        ...form,
        ...person,
        ...newPassword,
        day: '29',
        month: '02',
        year: '1984',
        newsletter_subscriptions: both,
      },
      reply: { ...done, customer: edited },
      matches: sameEdit,
    });
    expect(result).toMatchObject({ ...person, birthday: '1984-02-29', is_newsletter_subscribed: true });
  });

  test.each([
    ['a wrong old password', { ...newPassword, oldpassword: 'Clave124' }, ['oldpassword']],
    ['a new password that is none', { ...newPassword, password: 'clave' }, ['password', 'password2']],
    ['two wrong fields', { first_name: 'Ana2', day: '31', month: '02' }, ['first_name', 'day']],
  ])('API-72: with %s is refused, and the fields are named', async (what, wrong, fields) => {
    const message = 'Errors in customer data.';
    const errors = fields.map((field) => ({ code: 'INVALID', field, message: `Invalid ${field}.` }));
    const problem = await refusal(editCustomer, {
      description: `an edit with ${what}`,
      ...state,
      args: { ...form, ...wrong },
      reply: { error: true, message, errors },
      matches: { message: exactly, errors: entryByEntry },
    });
    expect(problem).toMatchObject({ code: 'refused', message, errors });
  });

  test('API-72: with the e-mail of another is refused', async () => {
    const problem = await refusal(editCustomer, {
      description: 'an edit with the e-mail of another',
      ...state,
      args: { ...form, email: 'otra@mail.com' },
      ...refusedBy('Email not registered.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Email not registered.' });
  });
});
