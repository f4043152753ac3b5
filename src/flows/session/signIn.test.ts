import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aSignedInCustomer } from '#fixtures/customer.ts';
import { flagsApplied } from '#store/flags.ts';
import { networkChanged } from '#store/online.ts';
import { parsePersisted } from '#store/persistence/persistedSlices.ts';
import { formOpened, selectCustomerForms } from '#store/session/customerForms.ts';
import {
  connectCustomers,
  expectNobody,
  formOf,
  newBrowser,
  reopened,
  returning,
  sentTo,
  wire,
} from '#testing/backend/customerTab.ts';
import { guestSignsIn } from '#testing/backend/guestSignsIn.ts';
import { turn } from '#testing/fakeBrowser.ts';
import { dismissCode } from './enterCode.ts';
import { restoreSession } from './restoreSession.ts';
import { signIn } from './signIn.ts';

beforeEach(connectCustomers);

afterEach(() => vi.unstubAllGlobals());

describe('sign in', () => {
  test.each([
    [false, '0', 86_400],
    [true, '1', 604_800],
  ])('SESS-06, SESS-16, SESS-18: with keep session %s', async (keepSession, kept, life) => {
    const browser = await newBrowser();
    const { context, customer, tab } = browser.open();
    expect(await signIn(context, formOf('ana', keepSession))).toEqual({ kind: 'done' });
    expect(customer()).toMatchObject({
      loggedIn: true,
      email: 'ana@vidriera.example',
      keepSession,
      visitor_has_orders: true,
      buyerType: 'existing customer',
    });
    expect(browser.storage.texts['keep_session']).toBe(kept);
    expect(Object.keys(tab.texts)).toEqual(['token']);
    expect(browser.written.at(-2)).toContain(`Max-Age=${life};`);
    expect(browser.jar.get('access_token')).toBe('h-1100');
  });

  test('SESS-40, SESS-41: is done once the choice to stay is stored, without which the next start would clean her out', async () => {
    const browser = await newBrowser();
    const { promise, resolve } = Promise.withResolvers<void>();
    const write = browser.storage.setItem;
    browser.storage.setItem = async (key, text) => {
      if (key === 'keep_session') await promise;
      await write(key, text);
    };
    let isDone = false;
    const signedIn = signIn(browser.open().context, formOf('ana', true)).then(() => (isDone = true));
    await expect.poll(() => browser.jar.get('access_token')).toBe('h-1100');
    await turn();
    expect(isDone).toBe(false);
    resolve();
    await signedIn;
    expect(browser.storage.texts['keep_session']).toBe('1');
  });

  test('SESS-05: a customer without orders is a new one', async () => {
    const { open } = await newBrowser();
    const { context, customer } = open();
    await signIn(context, formOf('nueva'));
    expect(customer().buyerType).toBe('new customer');
  });

  test.each([
    ['ana@vidriera.example', 'Wrong123', { refusal: 'wrongCredentials' }],
    ['nadie@vidriera.example', 'Vidriera1', { refusal: 'unknownEmail' }],
  ])('ERR-16, ERR-17: %s with %s is refused, and nothing is stored', async (username, password, message) => {
    const browser = await newBrowser();
    const { context, customer, tab } = browser.open();
    const outcome = await signIn(context, { username, password, keepSession: true });
    expect(outcome).toEqual({ kind: 'failed', message });
    expect(customer().loggedIn).toBe(false);
    expectNobody(browser, tab);
  });

  test('SESS-16: an answer without a token opens no session', async () => {
    const browser = await newBrowser();
    const { context, customer, tab } = browser.open();
    const customerWithout = aSignedInCustomer({ token: '' });
    wire.intercept = () => Response.json({ error: false, message: '', customer: customerWithout });
    expect(await signIn(context, formOf('ana'))).toMatchObject({
      kind: 'failed',
      message: { error: 'generic' },
    });
    expect(customer().loggedIn).toBe(false);
    expectNobody(browser, tab);
  });

  test.each([
    [true, 'ligado', true],
    [false, 'desligado', false],
  ] as const)('FLAG-12, FLAG-14: with login flags %s the front is %s', async (isOn, front, isSent) => {
    const browser = await newBrowser();
    const { context, store } = browser.open();
    const { values } = store.getState().flags;
    const next = { ...values, hash_login_front: true, rollout_login_front: isOn };
    store.dispatch(flagsApplied({ values: next, sourceChanged: false }));
    await signIn(context, formOf('ana'));
    expect(browser.jar.get('login_front_rollout_cookie')).toBe(front);
    expect(sentTo('customer/login')[0]?.body.includes('rollout=ligado')).toBe(isSent);
  });

  test('TFA-15: the browser keeps one id, and each login names it', async () => {
    const browser = await newBrowser();
    const { context } = browser.open();
    await signIn(context, formOf('ana'));
    await signIn(context, formOf('ana'));
    const own = browser.storage.texts['device_fingerprint'] ?? '';
    expect(own).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(sentTo('customer/login').map(({ url }) => new URL(url).searchParams.get('fingerprint'))).toEqual([
      own,
      own,
    ]);
  });

  test('SESS-11, SESS-12, SESS-14: the forms are busy meanwhile, and keep the last message until one is opened', async () => {
    const { open } = await newBrowser();
    const { context, store } = open();
    const forms = () => selectCustomerForms(store.getState());
    const held = Promise.withResolvers<void>();
    wire.intercept = () => held.promise.then(() => undefined as never);
    const sent = signIn(context, { ...formOf('ana'), password: 'Wrong123' });
    await expect.poll(() => forms().isFetching).toBe(true);
    held.resolve();
    await sent;
    expect(forms()).toMatchObject({ isFetching: false, errorMessage: 'Required username and password' });
    const again = Promise.withResolvers<void>();
    wire.intercept = () => again.promise.then(() => undefined as never);
    const sentAgain = signIn(context, { ...formOf('ana'), password: 'Wrong123' });
    await expect.poll(() => forms()).toMatchObject({ isFetching: true, errorMessage: '' });
    again.resolve();
    await sentAgain;
    store.dispatch(formOpened());
    expect(forms().errorMessage).toBe('');
    await signIn(context, formOf('ana'));
    expect(forms()).toMatchObject({ isFetching: false, errorMessage: '' });
  });

  test('SESS-43: a login that another one has overtaken opens no session', async () => {
    const { open } = await newBrowser();
    const { context, customer } = open();
    const held = Promise.withResolvers<void>();
    wire.intercept = ({ url }) =>
      url.includes('customer/login') && sentTo('customer/login').length === 1
        ? held.promise.then(() => undefined as never)
        : undefined;
    const slow = signIn(context, formOf('nueva'));
    await expect.poll(() => sentTo('customer/login')).toHaveLength(1);
    await signIn(context, formOf('ana'));
    held.resolve();
    expect(await slow).toMatchObject({ kind: 'failed' });
    expect(customer().email).toBe('ana@vidriera.example');
  });
});

test('CART-22, KEEP-04: as soon as another tab can know of the login, it can know which items are to be merged', async () => {
  const { browser } = await guestSignsIn(() => new Promise(() => undefined));
  const { slices } = parsePersisted(browser.storage.texts['persist:root'] ?? null);
  expect(slices.customer?.loggedIn).toBe(true);
  expect(slices.cart?.guestItems).toEqual(['ZP0001-38']);
});

const logins = () => sentTo('customer/login');
/** Automatic logins of ana. */
const byDevice = () => logins().filter(({ body }) => body === 'hash=h-1100');
const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

/** A new tab of a device on which ana is logged in, that has no token yet; `back` brings its network back. */
async function newTab() {
  const tab = await reopened(await returning('ana'));
  const back = () => {
    tab.store.dispatch(networkChanged(false));
    tab.store.dispatch(networkChanged(true));
  };
  return { ...tab, context: tab.context, back };
}

test('SESS-17: a form that waits for its answer is not overtaken by a login of the device', async () => {
  const { context, customer, back } = await newTab();
  const held = Promise.withResolvers<void>();
  wire.intercept = async (_request, answer) => {
    await held.promise;
    return answer();
  };
  const form = signIn(context, formOf('nueva'));
  await expect.poll(() => logins()).toHaveLength(1);
  back();
  expect(await restoreSession(context, undefined)).toBe(false);
  await settled();
  expect(byDevice()).toEqual([]);
  held.resolve();
  expect(await form).toEqual({ kind: 'done' });
  expect(customer().idCustomer).toBe('1101');
});

test('a visit without a session is decided while a form waits for its answer', async () => {
  const { context, customer } = await reopened(await newBrowser());
  const held = Promise.withResolvers<void>();
  wire.intercept = async (_request, answer) => {
    await held.promise;
    return answer();
  };
  const form = signIn(context, formOf('nueva'));
  await expect.poll(() => logins()).toHaveLength(1);
  expect(await restoreSession(context, undefined)).toBe(true);
  held.resolve();
  expect(await form).toEqual({ kind: 'done' });
  expect(customer().idCustomer).toBe('1101');
});

test('TFA-05, SESS-17: the question for a code stays while the network comes back; without a code the tab gets its token', async () => {
  const { context, customer, back, tab } = await newTab();
  expect(await signIn(context, formOf('segura'))).toEqual({ kind: 'code' });
  back();
  await settled();
  expect(byDevice()).toEqual([]);
  dismissCode(context);
  await expect.poll(() => tab.texts['token']).toBeDefined();
  expect(customer()).toMatchObject({ loggedIn: true, idCustomer: '1100' });
});

test('SESS-17: after a form that was refused the tab gets its token, although a login of the device was overtaken', async () => {
  const { context, customer, tab } = await newTab();
  const held = Promise.withResolvers<void>();
  wire.intercept = async ({ url }, answer) => {
    if (url.includes('customer/login') && logins().length === 1) await held.promise;
    return answer();
  };
  const device = restoreSession(context, undefined);
  await expect.poll(() => logins()).toHaveLength(1);
  expect(await signIn(context, { ...formOf('nueva'), password: 'otra' })).toMatchObject({ kind: 'failed' });
  held.resolve();
  await device;
  await expect.poll(() => tab.texts['token']).toBeDefined();
  expect(customer().idCustomer).toBe('1100');
});
