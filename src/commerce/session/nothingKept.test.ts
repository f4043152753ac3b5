import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aRegistration as form } from '#testing/aRegistration.ts';
import { connectCustomers, formOf, newBrowser, type Tab } from '#testing/customerTab.ts';
import { enterCode, sendCode } from './enterCode.ts';
import { recover, register } from './register.ts';
import { restoreSession } from './restoreSession.ts';
import { signIn, socialSignIn } from './signIn.ts';
import { confirmCode, removeDevice, requestCode, turnOff } from './twoStepSetting.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

const profile = {
  accessToken: 'fb-token',
  idFacebook: 'fb-1',
  email: 'social@mail.com',
  gender: 'female',
  birthday: '1990-05-07',
  firstName: 'Sol',
  lastName: 'Paz',
  middleName: '',
};

/** What is sent by forms, and by an address. */
const sent: [name: string, send: (tab: Tab) => Promise<unknown>][] = [
  ['a sign in', ({ context }) => signIn(context, formOf('ana'))],
  ['a sign in that fails', ({ context }) => signIn(context, { ...formOf('ana'), password: 'Otra123' })],
  ['a social sign in', ({ context }) => socialSignIn(context, profile)],
  ['a login by a hash', ({ context }) => restoreSession(context, { hash: 'h-1100', emptyCart: false })],
  ['a registration', ({ context }) => register(context, form)],
  [
    'a registration that fails',
    ({ context }) => register(context, { ...form, email: 'ana@vidriera.example' }),
  ],
  ['a recovery', ({ context }) => recover(context, { email: 'ana@vidriera.example' })],
  [
    'a code that is asked for and entered',
    async ({ context }) => {
      await signIn(context, formOf('segura'));
      await sendCode(context);
      await enterCode(context, '9999');
      await enterCode(context, '1234');
    },
  ],
  [
    'two steps that are turned on',
    async ({ context }) => {
      await signIn(context, formOf('ana'));
      await requestCode(context);
      await confirmCode(context, '9999');
      await confirmCode(context, '1234');
    },
  ],
  [
    'a device that is deleted before two steps are turned off',
    async ({ context }) => {
      await signIn(context, formOf('confiada'));
      await removeDevice(context, '52');
      await turnOff(context);
    },
  ],
];

test.each(sent)(
  'SESS-17: %s leaves neither what was sent nor its answer in the cache of calls',
  async (_name, send) => {
    const { open } = await newBrowser();
    const tab = open();
    await send(tab);
    const { shopApi, sessionApi } = tab.store.getState();
    expect([shopApi.mutations, sessionApi?.mutations ?? {}]).toEqual([{}, {}]);
  },
);
