import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { customerApi } from '#api/customer.ts';
import { aCart } from '#fixtures/cart.ts';
import { aKnownCustomer, anEditOfAna, aSignedInCustomer } from '#fixtures/customer.ts';
import { cartLost, selectCart } from '#store/cart.ts';
import { rehydrated } from '#store/persistence/persistedSlices.ts';
import {
  type Browser,
  connectCustomers,
  expectNobody,
  formOf,
  logins,
  newBrowser,
  nobody,
  reopened,
  returning,
  sentTo,
  type Tab,
  wire,
} from '#testing/backend/customerTab.ts';
import { memoryTab } from '#testing/fakeBrowser.ts';
import { editCustomer } from './editCustomer.ts';
import { readDetails, restoreSession } from './restoreSession.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

beforeEach(connectCustomers);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('at start', () => {
  test('SESS-17, SESS-35: a new tab gets a token of its own by the stored hash', async () => {
    const browser = await returning();
    const { context, customer, tab } = await reopened(browser);
    expect(customer()).toMatchObject({ loggedIn: true, first_name: 'Ana', decided: false });
    expect(await restoreSession(context, undefined)).toBe(true);
    expect(customer()).toMatchObject({
      loggedIn: true,
      decided: true,
      email: 'ana@vidriera.example',
      keepSession: true,
    });
    expect(tab.texts['token']).not.toBe('');
    expect(logins()).toEqual(['hash=h-1100']);
    expect(browser.storage.texts['keep_session']).toBe('1');
  });

  test('SESS-41: the same tab after a reload keeps its token, and reads the customer', async () => {
    const browser = await newBrowser();
    const first = browser.open();
    await first.persistence?.read;
    await signIn(first.context, formOf('ana'));
    await first.persistence?.flush();
    wire.requests = [];
    const { context, customer } = await reopened(browser, first.tab);
    expect(await restoreSession(context, undefined)).toBe(true);
    expect(logins()).toEqual([]);
    expect(customer()).toMatchObject({ loggedIn: true, email: 'ana@vidriera.example', decided: true });
  });

  test('a customer who cannot be read again stays as she was edited since', async () => {
    const { context, customer, store } = (await newBrowser()).open();
    await signIn(context, formOf('ana'));
    await expect.poll(() => customer()).toHaveProperty('geolocation');
    await store.dispatch(customerApi.endpoints.getCustomer.initiate({}));
    await editCustomer(context, anEditOfAna);
    wire.intercept = ({ url }) => (url.includes('customer/info') ? Response.error() : undefined);
    expect(await restoreSession(context, undefined)).toBe(true);
    expect(customer().first_name).toBe('Ana María');
  });

  test.each([
    [
      'SESS-40',
      'keep_session is missing',
      (browser: Browser) => delete browser.storage.texts['keep_session'],
    ],
    ['SESS-48', 'the session cookie has expired', (browser: Browser) => browser.jar.delete('session-id')],
    ['SESS-48', 'the hash has expired', (browser: Browser) => browser.jar.delete('access_token')],
  ])('%s, SESS-42: where %s the customer is cleaned out, silently', async (_id, _what, change) => {
    const browser = await returning();
    change(browser);
    const { context, customer, flashes, store } = await reopened(browser);
    store.dispatch(rehydrated({ cart: { cart: aCart() } }));
    expect(await restoreSession(context, undefined)).toBe(true);
    expect(customer()).toMatchObject(nobody);
    expect(store.getState().cart.cart).toBeUndefined();
    expect(logins()).toEqual([]);
    expect([...browser.jar.keys()]).toEqual(['login_front_rollout_cookie']);
    expect(browser.storage.texts).not.toHaveProperty('keep_session');
    expect(flashes()).toEqual([]);
  });

  test.each(['session-id', undefined])(
    'SESS-17, SESS-43: a token that is left of another session (cookie %s) is gone before an address logs in',
    async (cookie) => {
      const browser = await newBrowser();
      if (cookie !== undefined) browser.jar.set(cookie, 'm1');
      const tab = memoryTab({ token: 'm1\ntok-1100' });
      const { context } = await reopened(browser, tab);
      const atLogin: object[] = [];
      wire.intercept = () => void atLogin.push({ ...tab.texts });
      await restoreSession(context, { hash: 'h-1101', emptyCart: false });
      expect(atLogin[0]).toEqual({});
      expect(tab.texts['token']).toContain('tok-1101');
    },
  );

  test('SESS-17: neither does one of a session that has been replaced go with the login by the hash', async () => {
    const tab = memoryTab({ token: 'm1\ntok-1101' });
    const { context } = await reopened(await returning(), tab);
    const atLogin: object[] = [];
    wire.intercept = () => void atLogin.push({ ...tab.texts });
    await restoreSession(context, undefined);
    expect(atLogin[0]).toEqual({});
    expect(tab.texts['token']).toContain('tok-1100');
  });

  test.each<[string, (browser: Browser) => void]>([
    ['the server does not know', ({ jar }) => void jar.set('access_token', 'h-foreign')],
    ['is no hash', ({ jar }) => void jar.set('access_token', '%00<b>💥')],
    [
      'has expired',
      // A week after the sign in (SESS-20), and a moment.
      ({ db: { clock } }) => clock.set(new Date(clock.now().getTime() + 604_801_000)),
    ],
  ])('SESS-39: a hash that %s is removed, silently', async (_why, before) => {
    const browser = await returning();
    before(browser);
    const { context, customer, flashes } = await reopened(browser);
    expect(await restoreSession(context, undefined)).toBe(true);
    expect(customer()).toMatchObject(nobody);
    expect(browser.jar.has('access_token')).toBe(false);
    expect(flashes()).toEqual([]);
  });

  test('SESS-39: without an answer of the server nothing is removed, and it is asked again', async () => {
    const browser = await returning();
    const { context, customer } = await reopened(browser);
    wire.intercept = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await restoreSession(context, undefined)).toBe(false);
    expect(customer()).toMatchObject({ loggedIn: true, decided: true });
    expect(browser.jar.get('access_token')).toBe('h-1100');
    wire.intercept = undefined;
    expect(await restoreSession(context, undefined)).toBe(true);
    expect(customer().email).toBe('ana@vidriera.example');
  });

  test('SESS-35, TFA-06: a hash of a customer who needs a code opens no session', async () => {
    const browser = await newBrowser();
    browser.jar.set('session-id', 'm').set('access_token', 'h-1102');
    const { context, customer, tab } = await reopened(browser);
    await restoreSession(context, undefined);
    expect(customer()).toMatchObject(nobody);
    expect(tab.texts).toEqual({});
  });

  test('SESS-43: a logout overtakes the login by hash', async () => {
    const browser = await returning();
    const { context, customer, tab } = await reopened(browser);
    const held = Promise.withResolvers<void>();
    wire.intercept = ({ url }) =>
      url.includes('customer/login') ? held.promise.then(() => undefined as never) : undefined;
    const restored = restoreSession(context, undefined);
    await expect.poll(() => logins()).toHaveLength(1);
    void signOut(context);
    held.resolve();
    expect(await restored).toBe(true);
    expect(customer().loggedIn).toBe(false);
    expect(tab.texts).toEqual({});
  });
});

describe('by the address', () => {
  test('SESS-36, SESS-41: logs an anonymous visitor in, for a day', async () => {
    const browser = await newBrowser();
    const { context, customer } = await reopened(browser);
    await restoreSession(context, { hash: 'h-1101', emptyCart: false });
    expect(customer()).toMatchObject({ loggedIn: true, email: 'nueva@vidriera.example', keepSession: false });
    expect(browser.storage.texts['keep_session']).toBe('0');
  });

  test.each([
    ['h-1101', undefined],
    ['h-foreign', 'kept'],
  ])('SESS-37, SESS-39: the cart is emptied only after the login: hash %s', async (hash, kept) => {
    const { open } = await newBrowser();
    const { context, store, persistence } = open();
    await persistence?.read;
    store.dispatch(rehydrated({ cart: { cart: aCart({ hash: 'kept' }) } }));
    await restoreSession(context, { hash, emptyCart: true });
    expect(store.getState().cart.cart?.hash).toBe(kept);
  });

  test('SESS-37, STATE-14: what it has emptied is left to no guest by a sign out in another tab right after', async () => {
    const browser = await newBrowser();
    const [{ context, store }, other] = [await reopened(browser), await reopened(browser)];
    store.dispatch(rehydrated({ cart: { cart: aCart({ hash: 'kept' }) } }));
    const { promise: emptied, resolve: run } = Promise.withResolvers<unknown>();
    store.react({ matches: cartLost.match, run });
    void restoreSession(context, { hash: 'h-1101', emptyCart: true });
    await emptied;
    void signOut(other.context);
    expect(other.customer()).toMatchObject({ loggedIn: false, endedSessions: 1 });
    expect(other.store.getState().cart.cart).toBeUndefined();
  });

  test('SESS-36: is tried again where the server could not be asked, but not once she has signed in and out', async () => {
    const { context, customer } = await reopened(await newBrowser());
    const asked = { hash: 'h-1101', emptyCart: false };
    wire.intercept = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await restoreSession(context, asked)).toBe(false);
    expect(await restoreSession(context, asked)).toBe(false);
    expect(logins()).toEqual(['hash=h-1101', 'hash=h-1101']);
    wire.intercept = undefined;
    await signIn(context, formOf('ana'));
    await signOut(context);
    const known = logins().length;
    expect(await restoreSession(context, asked)).toBe(true);
    expect(logins()).toHaveLength(known);
    expect(customer()).toMatchObject(nobody);
  });

  test('SESS-36: does not replace a customer whose session lives', async () => {
    const browser = await returning();
    const { context, customer } = await reopened(browser);
    await restoreSession(context, { hash: 'h-1101', emptyCart: true });
    expect(customer().email).toBe('ana@vidriera.example');
  });
});

test.each<[string, string | undefined, boolean]>([
  ['another tab has stored a new one', 'h-new', true],
  ['its cookie has gone', undefined, false],
])(
  'SESS-17, SESS-39: where a hash is refused and meanwhile %s (%s), the customer stays logged in: %s',
  async (_what, stored, loggedIn) => {
    const browser = await returning();
    const { context, customer } = await reopened(browser);
    wire.intercept = ({ url }) => {
      if (!url.includes('customer/login')) return undefined;
      browser.jar.delete('access_token');
      if (stored !== undefined) browser.jar.set('access_token', stored);
      return Response.json({ error: true, message: 'Autologin hash not found.' });
    };
    expect(await restoreSession(context, undefined)).toBe(true);
    expect(customer()).toMatchObject({ loggedIn, decided: true });
    expect(browser.jar.get('access_token')).toBe(stored);
  },
);

test('SESS-39, SESS-48: a hash of an address that is refused leaves no other one either, of which there is no session', async () => {
  const browser = await newBrowser();
  browser.jar.set('access_token', 'h-1100');
  const { context, customer } = await reopened(browser);
  expect(await restoreSession(context, { hash: 'h-foreign', emptyCart: false })).toBe(true);
  expect(customer()).toMatchObject({ loggedIn: false, decided: true });
  expect(browser.jar.has('access_token')).toBe(false);
});

// Answers of another backend to a customer who returns, and what a tab finds that has slept.

const marker = { error: true, message: 'Requested token not found.' };
const expired = 'Error de autorización. Ingrese nuevamente.';
const customerWith = (fields: object) =>
  Response.json({ error: false, message: '', customer: { ...aSignedInCustomer(), ...fields } });

/** The marker in the shapes of other backends. */
const marks: [string, object, number][] = [
  ['200', marker, 200],
  ['401', marker, 401],
  ['500', marker, 500],
  ['error as a text', { ...marker, error: 'true' }, 200],
  ['error as a number', { ...marker, error: 1 }, 200],
  ['no error', { message: marker.message }, 200],
];

/** The session is there as a whole: logged in, with cookies, the choice to stay and, if asked, the token. */
function expectSession({ jar, storage }: Browser, { customer, tab }: Tab, hasToken: boolean) {
  expect(customer()).toMatchObject({ loggedIn: true, idCustomer: '1100' });
  expect(jar.get('access_token')).toBe('h-1100');
  expect(jar.has('session-id')).toBe(true);
  expect(storage.texts['keep_session']).toBe('1');
  expect('token' in tab.texts).toBe(hasToken);
}

test.each<[string, () => Response]>([
  ['a page of a network that asks for its own login', () => new Response('<!doctype html>')],
  ['5 MB', () => Response.json({ error: true, message: 'x'.repeat(5e6) })],
  ['500', () => new Response('<p>', { status: 500 })],
])('SESS-39: a hash answered by %s is kept, with customer and cart', async (_what, answer) => {
  const browser = await returning();
  const opened = await reopened(browser);
  const cart = selectCart(opened.store.getState());
  wire.intercept = ({ url }) => (url.includes('customer/login') ? answer() : undefined);
  expect(await restoreSession(opened.context, undefined)).toBe(false);
  expectSession(browser, opened, false);
  expect(selectCart(opened.store.getState())).toBe(cart);
  expect(opened.flashes()).toEqual([]);
});

test('SESS-39: a hash that is not answered in time is kept', async () => {
  const browser = await returning();
  const opened = await reopened(browser);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  wire.intercept = ({ signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  const restored = restoreSession(opened.context, undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await restored).toBe(false);
  expectSession(browser, opened, false);
});

test.each<[string, () => Response]>([
  ['no token', () => customerWith({ token: '' })],
  ['the token null', () => customerWith({ token: null })],
  ['no hash', () => customerWith({ id_hash: '' })],
  ['401', () => new Response('', { status: 401 })],
])('SESS-39, SESS-42: a hash answered by %s leaves nothing of the session', async (_what, answer) => {
  const browser = await returning();
  const opened = await reopened(browser);
  wire.intercept = ({ url }) => (url.includes('customer/login') ? answer() : undefined);
  expect(await restoreSession(opened.context, undefined)).toBe(true);
  expect(opened.customer()).toMatchObject({ loggedIn: false, decided: true });
  expectNobody(browser, opened.tab);
  expect(opened.flashes()).toEqual([]);
});

/** The tab of a customer after a reload, and its browser. */
async function reloaded() {
  const browser = await newBrowser();
  const { context, persistence, tab } = await reopened(browser);
  await signIn(context, formOf('ana', true));
  await persistence?.flush();
  return { browser, opened: await reopened(browser, tab) };
}

test.each<[string, () => Response]>([
  ['a page', () => new Response('<!doctype html>')],
  ['401', () => new Response('', { status: 401 })],
  ['403', () => Response.json({ error: true, message: 'Forbidden' }, { status: 403 })],
  ['500', () => new Response('', { status: 500 })],
  ['no customer', () => Response.json({ error: false, message: '', customer: null })],
])('SESS-10: details of the customer answered by %s end no session', async (_what, answer) => {
  const { browser, opened } = await reloaded();
  wire.intercept = ({ url }) => (url.includes('customer/info') ? answer() : undefined);
  expect(await restoreSession(opened.context, undefined)).toBe(true);
  expectSession(browser, opened, true);
  expect(opened.flashes()).toEqual([]);
});

test.each(marks)('SESS-46: answered by the marker with %s they do', async (_what, body, status) => {
  const { browser, opened } = await reloaded();
  wire.intercept = ({ url }) => (url.includes('info') ? Response.json(body, { status }) : undefined);
  await restoreSession(opened.context, undefined);
  expect(opened.customer().loggedIn).toBe(false);
  expectNobody(browser, opened.tab);
  expect(opened.flashes()).toEqual([expired]);
});

test('SESS-17, SESS-43: a tab that slept while another customer signed in takes over her session', async () => {
  const browser = await newBrowser();
  const slept = await reopened(browser);
  await signIn(slept.context, formOf('nueva', true));
  await slept.persistence?.flush();
  const tab = memoryTab({ ...slept.tab.texts });
  const other = await reopened(browser);
  void signOut(other.context);
  await signIn(other.context, formOf('ana', true));
  await other.persistence?.flush();

  const opened = await reopened(browser, tab);
  expect(await restoreSession(opened.context, undefined)).toBe(true);
  expectSession(browser, opened, true);
  expect(tab.texts['token']).toMatch(/\ntok-1100-/);
  expect(opened.customer().email).toBe('ana@vidriera.example');
  expect(JSON.stringify(opened.store.getState())).not.toMatch(/nueva@/);
});

test('SESS-05, PERS-08: the class of the visitor is read again with the customer', async () => {
  const { opened } = await reloaded();
  const customer = aKnownCustomer({ id_customer: '1100', visitor_has_orders: false });
  wire.intercept = ({ url }) =>
    url.includes('customer/info') ? Response.json({ error: false, message: '', customer }) : undefined;
  expect(opened.customer().buyerType).toBe('existing customer');
  await restoreSession(opened.context, undefined);
  expect(opened.customer()).toMatchObject({ buyerType: 'new customer', email: 'maria@mail.com' });
});

test('PERS-08, API-73: a start that is repeated reads the customer as the server knows her by now', async () => {
  const { opened } = await reloaded();
  await readDetails(opened.context);
  const customer = aKnownCustomer({ id_customer: '1100', first_name: 'Anabel' });
  wire.intercept = ({ url }) =>
    url.includes('customer/info') ? Response.json({ error: false, message: '', customer }) : undefined;
  await restoreSession(opened.context, undefined);
  expect(opened.customer().first_name).toBe('Anabel');
});

test('API-73: a screen shares the read of the start, also one that is refused', async () => {
  const { opened } = await reloaded();
  wire.requests = [];
  wire.intercept = ({ url }) => (url.includes('info') ? new Response('', { status: 401 }) : undefined);
  const started = restoreSession(opened.context, undefined);
  expect(await readDetails(opened.context)).toMatchObject({ status: 401 });
  await started;
  expect(sentTo('customer/info')).toHaveLength(1);
});

test('SESS-17: without an answer to its hash, it is asked again', async () => {
  const { browser, opened } = await reloaded();
  const another = Response.json({ error: false, message: '', customer: aKnownCustomer() });
  wire.intercept = ({ url }) => {
    if (url.includes('customer/info')) return another;
    return url.includes('customer/login') ? new Response('', { status: 503 }) : undefined;
  };
  wire.requests = [];
  expect(await restoreSession(opened.context, undefined)).toBe(false);
  expect(sentTo('customer/login').map(({ body }) => body)).toEqual(['hash=h-1100']);
  expectSession(browser, opened, false);
  expect(JSON.stringify(opened.store.getState())).not.toMatch(/maria@/);
});
