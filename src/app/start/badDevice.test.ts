import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeviceStorage, Ports, TabStorage } from '#api/transport/ports.ts';
import { signIn } from '#flows/session/signIn.ts';
import { signOut } from '#flows/session/signOut.ts';
import {
  connectCustomers,
  formOf,
  newBrowser,
  reopened,
  returning,
  sentTo,
} from '#testing/backend/customerTab.ts';
import { memoryStorage, memoryTab } from '#testing/fakeBrowser.ts';
import { startSession } from './startVisit.ts';

// A device that keeps less than it is given, or gives back what nobody has stored: start, sign in, reload, sign out.

beforeEach(connectCustomers);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};
const nowhere = { getItem: refuse, setItem: refuse, removeItem: refuse } satisfies DeviceStorage & TabStorage;
const full = (): DeviceStorage => ({ ...memoryStorage(), setItem: refuse });
const noCookies = { cookies: () => '', setCookie: () => undefined };
/** The cookies of a sandboxed frame. */
const refusedCookies = { cookies: refuse, setCookie: refuse };

type Limits = Partial<Pick<Ports, 'storage' | 'cookies' | 'setCookie'>>;

/** What is blocked, and who is logged in after a reload of the same tab: a session needs its cookie (SESS-48). */
const devices: [string, Limits, TabStorage | undefined, string | undefined][] = [
  ['nothing', {}, undefined, '1100'],
  ['cookies', noCookies, undefined, undefined],
  ['access to cookies', refusedCookies, undefined, undefined],
  ['reading of cookies', { cookies: refuse }, undefined, undefined],
  ['writing of cookies', { setCookie: refuse }, undefined, undefined],
  ['session storage', {}, nowhere, '1100'],
  ['local storage', { storage: nowhere }, undefined, '1100'],
  ['writing to local storage', { storage: full() }, undefined, '1100'],
  ['everything', { ...noCookies, storage: nowhere }, nowhere, undefined],
];

test.each(devices)('SESS-41, SESS-48: with %s blocked a visit has a session or none', async (...given) => {
  const [, limits, tab = memoryTab(), after] = given;
  vi.spyOn(console, 'error').mockReturnValue();
  const browser = await newBrowser('ar', limits);
  const visit = async () => {
    const opened = browser.open('on', tab as ReturnType<typeof memoryTab>);
    await startSession(opened.started, () => undefined);
    return opened;
  };
  const first = await visit();
  expect(first.customer()).toMatchObject({ loggedIn: false, decided: true });
  await signIn(first.context, { ...formOf('ana'), password: 'Wrong123' });
  expect(await signIn(first.context, formOf('ana'))).toEqual({ kind: 'done' });
  // One page is one browser to the server (TFA-15).
  const ids = sentTo('customer/login').map(({ url }) => new URL(url).searchParams.get('fingerprint'));
  expect(new Set(ids).size).toBe(1);
  expect(first.customer()).toMatchObject({ loggedIn: true, idCustomer: '1100' });
  expect(first.started.ports.token?.()).toMatch(/^tok-1100/);
  await first.persistence?.flush();

  const second = await visit();
  expect(second.customer()).toMatchObject({ loggedIn: after !== undefined, decided: true });
  expect(second.customer().idCustomer).toBe(after);
  expect(second.started.ports.token?.() !== undefined).toBe(after !== undefined);
  void signOut(second.context);
  expect(second.customer().loggedIn).toBe(false);
  expect(second.started.ports.token?.()).toBeUndefined();
  await second.persistence?.flush();

  const third = await visit();
  expect(third.customer()).toMatchObject({ loggedIn: false, decided: true });
  expect(third.started.ports.token?.()).toBeUndefined();
});

describe('what a customer left behind, changed', () => {
  test.each<[string, string]>([
    ['session-id', ''],
    ['access_token', ''],
    ['access_token', 'null'],
    ['access_token', '%E0%A4%A'],
    ['access_token', '<script>'],
    ['access_token', 'h'.repeat(300)],
  ])('SESS-39, SESS-42: the cookie %s with %j leaves nothing of the session', async (name, value) => {
    const browser = await returning();
    browser.jar.set(name, value);
    const { started, customer, tab } = await reopened(browser);
    await startSession(started, () => undefined);
    expect(customer()).toMatchObject({ loggedIn: false, decided: true });
    expect([...browser.jar.keys()]).toEqual(['login_front_rollout_cookie']);
    expect(browser.storage.texts).not.toHaveProperty('keep_session');
    expect(tab.texts).toEqual({});
  });

  test.each(['true', 'false', '2', ' 1', 'null', ''])(
    'SESS-40, SESS-41: keep_session %j is a missing one',
    async (text) => {
      const browser = await returning();
      browser.storage.texts['keep_session'] = text;
      const { started, customer } = await reopened(browser);
      await startSession(started, () => undefined);
      expect(customer().loggedIn).toBe(false);
      expect(sentTo('customer/login')).toEqual([]);
      expect(browser.jar.has('access_token')).toBe(false);
      expect(browser.storage.texts).not.toHaveProperty('keep_session');
    },
  );

  test.each(['', 'null', '{}', '6f9c2b1e', `${'a'.repeat(8)}&hash=h-1101`, 'x'.repeat(300)])(
    'TFA-15: the device_fingerprint %j is none, and is replaced',
    async (text) => {
      const browser = await returning();
      browser.storage.texts['device_fingerprint'] = text;
      const { started, customer } = await reopened(browser);
      await startSession(started, () => undefined);
      const [login] = sentTo('customer/login');
      const sent = new URL(login?.url ?? '').searchParams.get('fingerprint');
      expect(sent).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
      expect(browser.storage.texts['device_fingerprint']).toBe(sent);
      expect(customer().email).toBe('ana@vidriera.example');
    },
  );

  test.each([-2, 2])('SESS-17, SESS-48: a clock off by %i days ends no session', async (days) => {
    const browser = await newBrowser();
    const now = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + days * 86_400_000);
    const first = await reopened(browser);
    await signIn(first.context, formOf('ana'));
    await first.persistence?.flush();
    vi.restoreAllMocks();
    const second = await reopened(browser, first.tab);
    await startSession(second.started, () => undefined);
    expect(second.customer()).toMatchObject({ loggedIn: true, email: 'ana@vidriera.example' });
    const third = await reopened(browser);
    await startSession(third.started, () => undefined);
    expect(third.customer()).toMatchObject({ loggedIn: true, email: 'ana@vidriera.example' });
  });
});
