import { describe, expect, test } from 'vitest';
import { aSocialCustomer, aSocialProfile } from '#fixtures/customer.ts';
import { socialLogin } from '#schemas/customer.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { entryByEntry, exactly, filled } from '#contracts/pact/matchers.ts';
import {
  codeAwaited,
  customer,
  fingerprint,
  model,
  sameSocialCustomer,
  socialComplete,
} from './knownCustomer.ts';

const profile = aSocialProfile();

describe('a sign in with a social provider', () => {
  test('API-67, SESS-02: is answered with a registered customer, in other spellings', async () => {
    const result = await interaction(socialLogin, {
      description: 'a social sign in of a registered customer',
      given: 'a customer is registered',
      params: { customer },
      args: profile,
      reply: socialComplete,
      matches: sameSocialCustomer,
    });
    expect(result).toMatchObject({ customer: model, token: 'tok-140', two_step_auth_data: null });
  });

  test('API-67, API-04, API-07: registers a customer of the profile', async () => {
    const unknown = { identification: '', identification_type: '' };
    const none = { visitor_has_orders: false, is_newsletter_subscribed: false };
    const [offers] = model.newsletter_subscriptions;
    if (!offers) throw new Error('Failed to find a newsletter.');
    const newsletter_subscriptions = [{ ...offers, subscribed: false }];
    const result = await interaction(socialLogin, {
      description: 'a social sign in of a new customer',
      given: 'an e-mail is not registered',
      params: { email: profile.email },
      args: profile,
      reply: {
        ...socialComplete,
        customer: aSocialCustomer({ ...unknown, ...none, newsletter_subscriptions }),
      },
      // The server gives a new customer any id and hash.
      matches: { ...sameSocialCustomer, 'customer.idCustomer': filled, 'customer.idHash': filled },
    });
    expect(result).toMatchObject({ customer: { ...model, ...unknown, ...none, newsletter_subscriptions } });
  });

  test('API-67, TFA-04: waits for a code too', async () => {
    const two_step_auth_data = { fingerprint, token: '2fa-140' };
    const result = await interaction(socialLogin, {
      description: 'a social sign in with two steps',
      given: 'a customer signs in with two steps',
      params: { customer },
      args: profile,
      reply: {
        ...socialComplete,
        customer: aSocialCustomer({ token: '', two_step_auth_enable: true, two_step_auth_data }),
      },
      matches: { ...sameSocialCustomer, ...codeAwaited },
    });
    expect(result).toMatchObject({ token: '', two_step_auth_enable: true, two_step_auth_data });
  });

  test('API-67: without an e-mail is refused', async () => {
    const message = 'Errors in customer data.';
    const errors = [{ code: 'INVALID', field: 'email', message: 'Invalid email.' }];
    const problem = await refusal(socialLogin, {
      description: 'a social sign in without an e-mail',
      given: 'an e-mail is not registered',
      params: { email: '' },
      args: { ...profile, email: '' },
      reply: { error: true, message, errors },
      matches: { message: exactly, errors: entryByEntry },
    });
    expect(problem).toMatchObject({ code: 'refused', message, errors });
  });
});
