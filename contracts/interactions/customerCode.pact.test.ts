import { describe, expect, test } from 'vitest';
import { aSignedInCustomer } from '#fixtures/customer.ts';
import { validateTwoStep } from '#schemas/twoStep.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import {
  asked,
  awaited,
  complete,
  done,
  fingerprint,
  model,
  refusedBy,
  sameCustomer,
} from './knownCustomer.ts';

const atSignIn = { given: 'a code is awaited at sign in', params: awaited } as const;
const toTurnOn = {
  given: 'a code is awaited to turn two steps on',
  params: { ...awaited, token: 'tok-140' },
} as const;
const entered = { ...asked, token: '2fa-140', code: '4821' };

describe('a code', () => {
  test('API-91, TFA-10: completes a sign in', async () => {
    const on = { two_step_auth_enable: true, two_step_auth_device_active: true };
    const result = await interaction(validateTwoStep, {
      description: 'the code of a sign in',
      ...atSignIn,
      args: entered,
      reply: { ...complete, customer: aSignedInCustomer(on) },
      matches: sameCustomer,
    });
    expect(result).toEqual({ customer: model, token: 'tok-140', ...on, two_step_auth_data: null });
  });

  test('API-91, API-07: turns two-step authentication on', async () => {
    const result = await interaction(validateTwoStep, {
      description: 'the code that turns two-step authentication on',
      ...toTurnOn,
      args: { ...entered, token: 'tok-140' },
      reply: { ...done, customer: null },
    });
    expect(result).toBeNull();
  });

  test.each([
    ['that is wrong', atSignIn, { code: '4822' }],
    ['that is wrong, to turn two-step authentication on', toTurnOn, { token: 'tok-140', code: '4822' }],
    ['that is too old', { given: 'a code has expired', params: awaited }, {}],
    ['that was entered before', { given: 'a code was used', params: awaited }, {}],
    ['from another browser', atSignIn, { fingerprint: fingerprint.replace('6f', '7f') }],
  ] as const)('API-91: %s is refused', async (what, state, more) => {
    const problem = await refusal(validateTwoStep, {
      description: `a code ${what}`,
      ...state,
      args: { ...entered, ...more },
      ...refusedBy('Invalid code.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Invalid code.' });
  });

  test('API-91: with the e-mail of another is refused', async () => {
    const problem = await refusal(validateTwoStep, {
      description: 'a code with the e-mail of another',
      ...atSignIn,
      args: { ...entered, email: 'otra@mail.com' },
      ...refusedBy('Email not registered.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Email not registered.' });
  });
});
