import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { twoStepApi } from '#api/twoStep.ts';
import { fingerprintOf } from '#flows/device/deviceId.ts';
import { connectCustomers, formOf, newBrowser, sentTo, wire } from '#testing/backend/customerTab.ts';
import { signIn } from './signIn.ts';
import { confirmCode, removeDevice, requestCode, turnOff } from './twoStepSetting.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

/** A tab in which a persona has signed in. */
async function tabOf(name: string) {
  const { open } = await newBrowser();
  const tab = open();
  await signIn(tab.context, formOf(name));
  const asked = { email: `${name}@vidriera.example`, fingerprint: await fingerprintOf(tab.context) };
  const { getDevices, isTwoStepActive } = twoStepApi.endpoints;
  return {
    ...tab,
    isOn: async () =>
      (await tab.store.dispatch(isTwoStepActive.initiate(asked, { forceRefetch: true }))).data,
    devices: async () => (await tab.store.dispatch(getDevices.initiate(asked, { forceRefetch: true }))).data,
  };
}

const refuse = (path: string) => {
  wire.intercept = (request) =>
    request.url.includes(path) ? Response.json({ error: true, message: 'Not now.' }) : undefined;
};

test('TFA-14, ERR-68: a code is sent, and turns two steps on for this browser', async () => {
  const { context, flashes, isOn, devices } = await tabOf('ana');
  expect(await requestCode(context)).toEqual({ kind: 'done' });
  expect(await isOn()).toBe(false);
  expect(await confirmCode(context, '1234')).toEqual({ kind: 'done' });
  expect([await isOn(), (await devices())?.length]).toEqual([true, 1]);
  expect(flashes()).toEqual(['Dispositivo autenticado exitosamente.']);
});

test('TFA-14, ERR-44: a wrong code turns nothing on', async () => {
  const { context, flashes, isOn } = await tabOf('ana');
  await requestCode(context);
  expect(await confirmCode(context, '4321')).toEqual({ kind: 'failed', message: { refusal: 'wrongCode' } });
  expect([await isOn(), flashes()]).toEqual([false, []]);
});

test('TFA-14, ERR-67: two steps are turned off', async () => {
  const { context, flashes, isOn } = await tabOf('confiada');
  expect(await turnOff(context)).toEqual({ kind: 'done' });
  expect([await isOn(), flashes()]).toEqual([false, ['Verificación en dos pasos desactivada exitosamente.']]);
});

test('TFA-12, ERR-63: one device is deleted, by its id', async () => {
  const { context, flashes, devices } = await tabOf('confiada');
  expect(await removeDevice(context, '52')).toEqual({ kind: 'done' });
  expect((await devices())?.map(({ id }) => id)).toEqual(['51']);
  expect(flashes()).toEqual(['Dispositivo eliminado exitosamente.']);
});

test.each([
  ['ERR-42', 'enabletwoauth', requestCode, { refusal: 'enablingFailed' }],
  ['ERR-43', 'disabletwoauth', turnOff, { refusal: 'disablingFailed' }],
  [
    'ERR-12',
    'deletedevice',
    (context: Parameters<typeof turnOff>[0]) => removeDevice(context, '51'),
    { error: 'generic' },
  ],
] as const)('%s: a refusal of %s has its text', async (_id, path, action, message) => {
  const { context, flashes } = await tabOf('confiada');
  refuse(path);
  expect(await action(context)).toEqual({ kind: 'failed', message });
  expect(flashes()).toEqual([]);
});

test('ACC-09: without a session no call is made', async () => {
  const { open } = await newBrowser();
  const { context } = open();
  for (const action of [requestCode, turnOff])
    expect(await action(context)).toMatchObject({ kind: 'failed' });
  expect(await removeDevice(context, '51')).toMatchObject({ kind: 'failed' });
  expect(await confirmCode(context, '1234')).toMatchObject({ kind: 'failed' });
  expect(sentTo('customer')).toEqual([]);
});
