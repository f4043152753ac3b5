import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeviceStorage } from '#api/transport/ports.ts';
import { aCartItem } from '#fixtures/cart.ts';
import { aRegistration as form } from '#fixtures/customer.ts';
import { savedLines } from '#flows/cart/savedLines.ts';
import { flashQueued } from '#store/flash.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import {
  connectCustomers,
  formOf,
  newBrowser,
  reopened,
  returning,
  sentTo,
  type Tab,
  twoTabsOfAna,
  wire,
} from '#testing/backend/customerTab.ts';
import { memoryStorage, turn } from '#testing/fakeBrowser.ts';
import { enterCode, sendCode } from './enterCode.ts';
import { recover, register } from './register.ts';
import { restoreSession } from './restoreSession.ts';
import { signIn, socialSignIn } from './signIn.ts';
import { signOut } from './signOut.ts';
import { confirmCode, removeDevice, requestCode, turnOff } from './twoStepSetting.ts';

beforeEach(connectCustomers);

afterEach(() => vi.unstubAllGlobals());

const line = aCartItem();
const entries = { saved_lines: JSON.stringify([line]), sync_queue: '{"changes":[]}' };

/** The tab of a customer whose device has lines that are saved for later, and changes that wait. */
async function signedIn(storage: DeviceStorage & { texts: Record<string, string> }) {
  const browser = await newBrowser('ar', { storage });
  const tab = await reopened(browser);
  await signIn(tab.context, formOf('ana'));
  Object.assign(storage.texts, entries);
  return tab;
}

describe.each(['logout', 'expiry', 'cleanOut'] as const)('after a session that has ended by %s', (end) => {
  test('STATE-14, PERS-10: the device has neither saved lines nor changes that wait', async () => {
    const storage = memoryStorage();
    const { store } = await signedIn(storage);
    store.dispatch(sessionEnded(end));
    await expect.poll(() => Object.keys(storage.texts)).not.toContain('saved_lines');
    await turn();
    expect(storage.texts).not.toHaveProperty('saved_lines');
    expect(storage.texts).not.toHaveProperty('sync_queue');
  });

  test('STATE-14: neither has the page the lines that it has shown', async () => {
    const storage = memoryStorage();
    const { store, shop } = await signedIn(storage);
    const list = savedLines(shop);
    list.read();
    await expect.poll(() => list.items().map(({ id }) => id)).toEqual([line.id]);
    store.dispatch(sessionEnded(end));
    await expect.poll(list.items).toEqual([]);
  });
});

const refuse = () => {
  throw new DOMException('Denied.', 'SecurityError');
};

test.each<[string, DeviceStorage['removeItem']]>([
  ['throws', refuse],
  ['rejects', async () => refuse()],
])('SESS-43, PERS-09: a storage that %s does not keep a session from its end', async (_how, removeItem) => {
  const storage = { ...memoryStorage(), removeItem };
  const { store, customer, tab, flashes } = await signedIn(storage);
  store.dispatch(sessionEnded('expiry'));
  await turn();
  expect(customer().loggedIn).toBe(false);
  expect(tab.texts).not.toHaveProperty('token');
  expect(flashes()).toEqual(['Error de autorización. Ingrese nuevamente.']);
});

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

/** Two tabs of a customer who has logged out in the first one, and is told so in the other. */
async function loggedOutInOne() {
  const { tabs } = await twoTabsOfAna();
  const [one, other] = tabs;
  await signOut(one.context);
  await one.persistence?.flush();
  other.persistence?.mergeOtherTab();
  expect(other.flashes()).toEqual(['Sesión cerrada.']);
  return tabs;
}

test('SESS-43, ERR-66: a customer whom another tab logs out is told so, once', async () => {
  const [, other] = await loggedOutInOne();
  await signOut(other.context);
  expect(other.flashes()).toEqual(['Sesión cerrada.']);
});

test('SESS-35, SESS-43, ERR-66: a tab that waits for a token of its own is told too, and waits no longer', async () => {
  const browser = await returning();
  const one = await reopened(browser);
  await restoreSession(one.context, undefined);
  const held = Promise.withResolvers<Response>();
  const other = await reopened(browser);
  wire.intercept = ({ url }) => (url.includes('/customer/login') ? held.promise : undefined);
  const waiting = restoreSession(other.context, undefined);
  await expect.poll(() => sentTo('/customer/login')).toHaveLength(2);
  await signOut(one.context);
  await one.persistence?.flush();
  other.persistence?.mergeOtherTab();
  expect(other.flashes()).toEqual(['Sesión cerrada.']);
  await waiting;
  expect(other.customer()).toMatchObject({ decided: true, loggedIn: false });
});

test('SESS-43: a login of the device that is answered after another tab has logged out opens no session', async () => {
  const browser = await returning();
  const one = await reopened(browser);
  await restoreSession(one.context, undefined);
  const held = Promise.withResolvers<void>();
  const other = await reopened(browser);
  wire.intercept = ({ url }, answer) =>
    url.includes('/customer/login') ? held.promise.then(answer) : undefined;
  const waiting = restoreSession(other.context, undefined);
  await expect.poll(() => sentTo('/customer/login')).toHaveLength(2);
  await signOut(one.context);
  await one.persistence?.flush();
  held.resolve();
  expect(await waiting).toBe(true);
  expect(other.customer()).toMatchObject({ decided: true, loggedIn: false });
  expect(other.tab.texts).toEqual({});
});

test('SESS-43, ERR-66: so is one that had begun to start when another tab logged out', async () => {
  const browser = await returning();
  const [one, other] = [await reopened(browser), await reopened(browser)];
  await restoreSession(one.context, undefined);
  await signOut(one.context);
  await one.persistence?.flush();
  await restoreSession(other.context, undefined);
  expect(other.customer()).toMatchObject({ decided: true, loggedIn: false });
  expect(other.flashes()).toEqual(['Sesión cerrada.']);
});

test('SESS-43, STATE-14: what was said to one customer is not shown to the next, in either tab', async () => {
  const { tabs } = await twoTabsOfAna();
  const [one, other] = tabs;
  for (const { store } of tabs)
    store.dispatch(flashQueued({ text: 'Sin conexión', flashMessageType: 'success', undo: 'Deshacer' }));
  await signOut(one.context);
  expect(one.flashes()).toEqual(['Sesión cerrada.']);
  await signIn(one.context, formOf('nueva'));
  expect(one.flashes()).toEqual([]);
  await one.persistence?.flush();
  other.persistence?.mergeOtherTab();
  expect(other.customer()).toMatchObject({ loggedIn: true, idCustomer: '1101' });
  expect(other.flashes()).toEqual([]);
});

test('SESS-43, STATE-14: a logout that was told in another tab is not, once the next customer has signed in', async () => {
  const [one, other] = await loggedOutInOne();
  await signIn(one.context, formOf('nueva'));
  await one.persistence?.flush();
  other.persistence?.mergeOtherTab();
  expect(other.customer()).toMatchObject({ loggedIn: true, idCustomer: '1101' });
  expect(other.flashes()).toEqual([]);
});

test('SESS-43, ERR-66: a visitor is told nothing of a session that begins and ends in another tab', async () => {
  const browser = await newBrowser();
  const [one, other] = [await reopened(browser), await reopened(browser)];
  await signIn(one.context, formOf('ana'));
  await signOut(one.context);
  await one.persistence?.flush();
  other.persistence?.mergeOtherTab();
  expect(other.customer()).toMatchObject({ loggedIn: false, endedSessions: 1 });
  expect(other.flashes()).toEqual([]);
});
