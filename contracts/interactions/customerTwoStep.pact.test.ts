import { describe, expect, test } from 'vitest';
import { aDevice } from '#fixtures/customer.ts';
import {
  deleteDevice,
  disableTwoStep,
  enableTwoStep,
  getDevices,
  isTwoStepActive,
} from '#schemas/twoStep.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { exactly } from '#contracts/pact/matchers.ts';
import { asked, awaited, done, fingerprint, refusedBy, sameEntries, signedIn } from './knownCustomer.ts';

const tablet = aDevice({
  id: '18',
  name: 'Safari en iPad',
  fingerprint: '1c1d5f0e-52c3-4b3e-9d0a-7f6a3d1b9e42',
  date: '2024-01-31 00:00:59',
});
const devices = [aDevice(), tablet];
const withDevices = { given: 'a customer has devices', params: { ...signedIn, devices } } as const;
const withoutDevices = { given: 'a customer is signed in', params: signedIn } as const;

describe('two-step authentication', () => {
  test.each([
    ['on', true, withDevices],
    ['off', false, withoutDevices],
  ] as const)('API-88, API-07: is %s', async (what, is_active, state) => {
    const result = await interaction(isTwoStepActive, {
      description: `whether two-step authentication is on: it is ${what}`,
      ...state,
      args: asked,
      reply: { ...done, is_active },
      matches: { is_active: exactly },
    });
    expect(result).toBe(is_active);
  });

  test('API-91, API-07: is turned on by a code, which is sent', async () => {
    const data = { email: 'm***@mail.com', expires: '2024-03-05 14:17:00' };
    const result = await interaction(enableTwoStep, {
      description: 'a code to turn two-step authentication on',
      ...withoutDevices,
      args: asked,
      reply: { ...done, data },
    });
    expect(result).toEqual(data);
  });

  test('API-91: sends another code to a sign in that waits for one', async () => {
    const data = { email: 'm***@mail.com', expires: '2024-03-05 14:17:00' };
    const result = await interaction(enableTwoStep, {
      description: 'another code at sign in',
      given: 'a code is awaited at sign in',
      params: awaited,
      args: { ...asked, token: '2fa-140' },
      reply: { ...done, data },
    });
    expect(result).toEqual(data);
  });

  test('API-91, API-07: is turned off', async () => {
    const result = await interaction(disableTwoStep, {
      description: 'two-step authentication turned off',
      ...withDevices,
      args: asked,
      reply: done,
    });
    expect(result).toBeNull();
  });

  test('API-91, API-88: is off once it was turned off', async () => {
    const result = await interaction(isTwoStepActive, {
      description: 'whether two-step authentication is on after it was turned off',
      given: 'a customer has turned two steps off',
      params: withDevices.params,
      args: asked,
      reply: { ...done, is_active: false },
      matches: { is_active: exactly },
    });
    expect(result).toBe(false);
  });

  test.each([isTwoStepActive, getDevices, enableTwoStep, disableTwoStep] as const)(
    'API-88, API-89, API-91: of the e-mail of another is refused ($name)',
    async (call) => {
      const problem = await refusal(call, {
        description: `the e-mail of another (${call.name})`,
        ...withoutDevices,
        args: { ...asked, email: 'otra@mail.com' },
        ...refusedBy('Email not registered.'),
      });
      expect(problem).toMatchObject({ code: 'refused', message: 'Email not registered.' });
    },
  );
});

const sameDevices = sameEntries('Device', tablet);

describe('the devices of a customer', () => {
  test('API-89, API-07: are listed', async () => {
    const result = await interaction(getDevices, {
      description: 'the devices of a customer',
      ...withDevices,
      args: asked,
      reply: { ...done, Device: devices },
      matches: sameDevices,
    });
    expect(result).toEqual(devices);
  });

  test('API-89: are none', async () => {
    const result = await interaction(getDevices, {
      description: 'the devices of a customer without any',
      ...withoutDevices,
      args: asked,
      reply: { ...done, Device: [] },
    });
    expect(result).toEqual([]);
  });

  test('API-90, API-07: are deleted one by one', async () => {
    const result = await interaction(deleteDevice, {
      description: 'a device to be deleted',
      ...withDevices,
      args: { token: 'tok-140', id: '18', fingerprint },
      reply: done,
    });
    expect(result).toBeNull();
  });

  test('API-90, API-89: are without the one that was deleted', async () => {
    const result = await interaction(getDevices, {
      description: 'the devices of a customer who has deleted one',
      given: 'a customer has deleted a device',
      params: { ...withDevices.params, id: tablet.id },
      args: asked,
      reply: { ...done, Device: [aDevice()] },
      matches: sameDevices,
    });
    expect(result).toEqual([aDevice()]);
  });

  test('API-90: of another customer, or deleted before, are refused', async () => {
    const problem = await refusal(deleteDevice, {
      description: 'a device to be deleted that the customer does not have',
      ...withDevices,
      args: { token: 'tok-140', id: '99', fingerprint },
      reply: { error: true, message: 'Something went wrong.' },
    });
    expect(problem).toMatchObject({ code: 'refused' });
  });
});
