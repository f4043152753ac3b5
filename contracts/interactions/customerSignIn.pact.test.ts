import { describe, expect, test } from 'vitest';
import { aSignedInCustomer } from '#fixtures/customer.ts';
import { autoLogin, login } from '#schemas/customer.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import {
  codeAwaited,
  complete,
  customer,
  fingerprint,
  model,
  refusedBy,
  sameCustomer,
  signedIn,
  waiting,
} from './knownCustomer.ts';

const registered = { given: 'a customer is registered', params: { customer } } as const;
const inTwoSteps = { given: 'a customer signs in with two steps', params: { customer } } as const;
const credentials = { username: customer.email, password: customer.password, fingerprint };

const oneStep = {
  two_step_auth_enable: false,
  two_step_auth_device_active: false,
  two_step_auth_data: null,
};
const codePending = {
  two_step_auth_enable: true,
  two_step_auth_device_active: false,
  two_step_auth_data: { fingerprint, token: '2fa-140' },
};

describe('a sign in with e-mail and password', () => {
  test('API-64, API-06, API-07: is answered with the customer and a token', async () => {
    const result = await interaction(login, {
      description: 'a sign in',
      ...registered,
      args: credentials,
      reply: complete,
      matches: sameCustomer,
    });
    expect(result).toEqual({ customer: model, token: 'tok-140', ...oneStep });
  });

  test('API-65: with the rollout flag is answered the same', async () => {
    const result = await interaction(login, {
      description: 'a sign in with the rollout flag',
      ...registered,
      args: { ...credentials, rollout: 'ligado' },
      reply: complete,
      matches: sameCustomer,
    });
    expect(result).toMatchObject({ token: 'tok-140' });
  });

  test('API-64: of a customer without orders and newsletters', async () => {
    const none = { visitor_has_orders: false, is_newsletter_subscribed: false };
    const [offers] = complete.customer.newsletter_subscriptions;
    if (!offers) throw new Error('Failed to find a newsletter.');
    const newsletter_subscriptions = [{ ...offers, subscribed: false }];
    const result = await interaction(login, {
      description: 'a sign in of a new customer',
      given: 'a customer is registered',
      params: { customer: { ...customer, newsletters: [], visitor_has_orders: false } },
      args: credentials,
      reply: { ...complete, customer: aSignedInCustomer({ ...none, newsletter_subscriptions }) },
      matches: sameCustomer,
    });
    expect(result).toMatchObject({ customer: none });
  });

  test('API-64, TFA-04: from an unknown browser waits for a code, if there are two steps', async () => {
    const result = await interaction(login, {
      description: 'a sign in with two steps',
      ...inTwoSteps,
      args: credentials,
      reply: waiting,
      matches: { ...sameCustomer, ...codeAwaited },
    });
    expect(result).toEqual({ customer: model, token: '', ...codePending });
  });

  test('API-64: from a known browser is complete, although there are two steps', async () => {
    const on = { two_step_auth_enable: true, two_step_auth_device_active: true };
    const device = { id: '17', name: 'Chrome en Android', fingerprint, date: '2024-03-05 14:07:00' };
    const result = await interaction(login, {
      description: 'a sign in with two steps from a known browser',
      given: 'a customer has devices',
      params: { ...signedIn, devices: [device] },
      args: credentials,
      reply: { ...complete, customer: aSignedInCustomer(on) },
      matches: sameCustomer,
    });
    expect(result).toMatchObject({ token: 'tok-140', ...on, two_step_auth_data: null });
  });

  test.each([
    ['with a wrong password', { password: 'Clave124' }],
    ['without a password', { password: '' }],
    ['without an e-mail', { username: '' }],
  ])('API-64: %s is refused', async (how, wrong) => {
    const problem = await refusal(login, {
      description: `a sign in ${how}`,
      ...registered,
      args: { ...credentials, ...wrong },
      ...refusedBy('Required username and password'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Required username and password' });
  });

  test('API-64: with an unknown e-mail is refused', async () => {
    const problem = await refusal(login, {
      description: 'a sign in with an unknown e-mail',
      given: 'an e-mail is not registered',
      params: { email: 'nadie@mail.com' },
      args: { ...credentials, username: 'nadie@mail.com' },
      ...refusedBy('Email not registered.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Email not registered.' });
  });
});

describe('a sign in with the hash', () => {
  test('API-66, SESS-35: is answered as one with a password', async () => {
    const result = await interaction(autoLogin, {
      description: 'a sign in with a hash',
      ...registered,
      args: { hash: 'h-140', fingerprint },
      reply: complete,
      matches: sameCustomer,
    });
    expect(result).toEqual({ customer: model, token: 'tok-140', ...oneStep });
  });

  test('API-66, TFA-04: waits for a code too', async () => {
    const result = await interaction(autoLogin, {
      description: 'a sign in with a hash and two steps',
      ...inTwoSteps,
      args: { hash: 'h-140', fingerprint },
      reply: waiting,
      matches: { ...sameCustomer, ...codeAwaited },
    });
    expect(result).toMatchObject({ token: '', ...codePending });
  });

  test.each([
    ['of nobody', 'h-999', { given: 'a hash is unknown', params: { hash: 'h-999' } }],
    ['that has expired', 'h-140', { given: 'a hash has expired', params: { customer } }],
  ] as const)('API-66: with one %s is refused, and no session ends', async (what, hash, state) => {
    const problem = await refusal(autoLogin, {
      description: `a sign in with a hash ${what}`,
      ...state,
      args: { hash, fingerprint },
      ...refusedBy('Autologin hash not found.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Autologin hash not found.' });
  });
});
