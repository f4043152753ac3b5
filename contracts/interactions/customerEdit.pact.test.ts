import { describe, expect, test } from 'vitest';
import { anEdit, anEditedCustomer } from '#fixtures/customer.ts';
import { editCustomer, login } from '#schemas/customer.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { entryByEntry, exactly } from '#contracts/pact/matchers.ts';
import type { Matches } from '#contracts/pact/shapeOf.ts';
import { complete, customer, done, fingerprint, refusedBy, sameCustomer, signedIn } from './knownCustomer.ts';

const { email, password } = customer;

const both = '[{"key":"ofertas","subscribed":true},{"key":"tendencias","subscribed":true}]';

const form = anEdit();
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

describe('after an edit with a new password', () => {
  const edited = {
    given: 'a customer has edited her details',
    params: { ...signedIn, edit: { ...form, ...newPassword } },
  } as const;
  const credentials = { username: email, fingerprint };

  test('API-72, API-64: she signs in with it, and her newsletters are left', async () => {
    const { is_newsletter_subscribed, newsletter_subscriptions } = anEditedCustomer();
    const left = { is_newsletter_subscribed, newsletter_subscriptions };
    const result = await interaction(login, {
      description: 'a sign in with the password of an edit',
      ...edited,
      args: { ...credentials, password: newPassword.password },
      reply: { ...complete, customer: { ...complete.customer, ...left } },
      matches: sameCustomer,
    });
    expect(result).toMatchObject({ customer: left });
  });

  test('API-72, API-64: the one before is refused', async () => {
    const problem = await refusal(login, {
      description: 'a sign in with the password before an edit',
      ...edited,
      args: { ...credentials, password },
      ...refusedBy('Required username and password'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Required username and password' });
  });
});
