import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartApi } from '#api/cart.ts';
import { twoStepApi } from '#api/twoStep.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import {
  connectCustomers,
  formOf,
  newBrowser,
  reopened,
  returning,
  sentTo,
  wire,
} from '#testing/backend/customerTab.ts';
import { restoreSession } from './restoreSession.ts';
import { signIn, socialSignIn } from './signIn.ts';
import { signOut } from './signOut.ts';

// Attempts that overlap, and customers that follow each other: there is one session, and nothing of another.

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

/** Holds the first call of a path back until `answer` is called. */
function hold(path: string) {
  const held = Promise.withResolvers<void>();
  let isFirst = true;
  wire.intercept = ({ url }) => {
    if (!isFirst || !url.includes(path)) return undefined;
    isFirst = false;
    return held.promise.then(() => undefined as never);
  };
  return { answer: held.resolve, sent: async () => await expect.poll(() => sentTo(path)).toHaveLength(1) };
}

describe('the answer to an attempt that is over', () => {
  test('SESS-43: a logout overtakes the login that is being sent', async () => {
    const { open } = await newBrowser();
    const { context, customer, tab } = open();
    const { answer, sent } = hold('customer/login');
    const slow = signIn(context, formOf('ana'));
    await sent();
    void signOut(context);
    answer();
    expect(await slow).toMatchObject({ kind: 'failed' });
    expect(customer().loggedIn).toBe(false);
    expect(tab.texts).toEqual({});
  });

  test.each(['facebooklogin', 'customer/login'])(
    'SESS-06, SESS-07: the newer one counts, if %s is answered late',
    async (path) => {
      const { open } = await newBrowser();
      const { context, customer } = open();
      const { answer, sent } = hold(path);
      const byProfile = () => socialSignIn(context, profile);
      const byForm = () => signIn(context, formOf('ana'));
      const [first, second] = path === 'facebooklogin' ? [byProfile, byForm] : [byForm, byProfile];
      const slow = first();
      await sent();
      expect(await second()).toEqual({ kind: 'done' });
      const { email } = customer();
      answer();
      expect(await slow).toMatchObject({ kind: 'failed' });
      expect(customer().email).toBe(email);
    },
  );

  test('SESS-36: a login by the address does not replace who has signed in meanwhile', async () => {
    const { open } = await newBrowser();
    const { context, customer } = open();
    const { answer, sent } = hold('customer/login');
    const slow = restoreSession(context, { hash: 'h-1101', emptyCart: true });
    await sent();
    await signIn(context, formOf('ana'));
    answer();
    await slow;
    expect(customer().email).toBe('ana@vidriera.example');
  });

  test('SESS-43: a login by the hash opens nothing once the session has ended in another way', async () => {
    const { context, customer, store, tab } = await reopened(await returning());
    const { answer, sent } = hold('customer/login');
    const slow = restoreSession(context, undefined);
    await sent();
    store.dispatch(sessionEnded('expiry'));
    answer();
    await slow;
    expect(customer().loggedIn).toBe(false);
    expect(tab.texts).toEqual({});
  });
});

describe('another customer', () => {
  test('SESS-43, STATE-14: who signs in ends the session of the one before', async () => {
    const { open } = await newBrowser();
    const { context, customer, store } = open();
    await signIn(context, formOf('ana'));
    await expect.poll(() => store.getState().cart.cart?.items).toHaveLength(2);
    wire.requests = [];
    await signIn(context, formOf('nueva'));
    expect(customer()).toMatchObject({ idCustomer: '1101', epoch: 1 });
    await expect.poll(() => store.getState().cart.cart?.items).toEqual([]);
    // Her cart is not merged into that of the next one.
    expect(sentTo('cart/merge')).toEqual([]);
    expect(JSON.stringify(store.getState())).not.toMatch(/ana@|h-1100/);
  });

  test('SESS-43: what is under way at a logout ends at once, though the server never answers', async () => {
    const { open } = await newBrowser();
    const { context, store } = open();
    await signIn(context, formOf('ana'));
    wire.intercept = () => new Promise(() => undefined);
    const { addToCart, createCart, removeFromCart } = cartApi.endpoints;
    const hash = 'ca1100';
    const calls = [
      store.dispatch(createCart.initiate({ items: 'ZP0001-38=1' })),
      store.dispatch(addToCart.initiate({ hash, item: 'ZP0001-38', quantity: 1, items: 'ZP0001-38=1' })),
      store.dispatch(removeFromCart.initiate({ hash, item: 'ZP0001-38' })),
      store.dispatch(twoStepApi.endpoints.deleteDevice.initiate({ id: '1', fingerprint: '' })),
    ];
    void signOut(context);
    for (const { error } of await Promise.all(calls)) expect(error).toBeDefined();
  });
});

test('SESS-17: the token is nowhere in the state', async () => {
  const { open } = await newBrowser();
  const { context, store, tab } = open();
  await signIn(context, formOf('ana'));
  const [, token = ''] = tab.texts['token']?.split('\n') ?? [];
  expect(token).toMatch(/^tok-/);
  expect(JSON.stringify(store.getState())).not.toContain(token);
});

test('SESS-18, SESS-41: a social sign in lasts a day', async () => {
  const browser = await newBrowser();
  await socialSignIn(browser.open().context, profile);
  expect(browser.storage.texts['keep_session']).toBe('0');
  expect(browser.written.find((cookie) => cookie.startsWith('session-id='))).toContain('Max-Age=86400;');
});
