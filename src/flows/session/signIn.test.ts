import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartApi } from '#api/cart.ts';
import { twoStepApi } from '#api/twoStep.ts';
import { aCart } from '#fixtures/cart.ts';
import { anAwaitedCustomer, aSignedInCustomer } from '#fixtures/customer.ts';
import { addToCart } from '#flows/cart/addToCart.ts';
import { linesIn } from '#flows/cart/cartCalls.ts';
import { flagsApplied } from '#store/flags.ts';
import { networkChanged } from '#store/online.ts';
import { parsePersisted, rehydrated } from '#store/persistence/persistedSlices.ts';
import { formOpened, selectCustomerForms } from '#store/session/customerForms.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
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
import { dismissCode, enterCode } from './enterCode.ts';
import { restoreSession } from './restoreSession.ts';
import { signIn, socialSignIn } from './signIn.ts';
import { signOut } from './signOut.ts';

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

// Answers of another backend. None opens half a session, costs the cart, or leaves the shopper without a text.

const marker = 'Requested token not found.';
const generic = { error: 'generic' };
const authorization = { error: 'authorization' };

const customerWith = (fields: object) =>
  Response.json({ error: false, message: '', customer: { ...aSignedInCustomer(), ...fields } });
const withError = (error: unknown, message: string, status = 200) =>
  Response.json({ error, message }, { status });
const text = (body: string, status = 200) => new Response(body, { status });
const awaitedWith = (token: string) =>
  customerWith({ ...anAwaitedCustomer(), two_step_auth_data: { fingerprint: '', token } });

/** A guest's tab with a cart, in which the call of a path is answered so. */
async function visit(path: string, answer: () => Response) {
  const browser = await newBrowser();
  const opened = browser.open();
  await opened.persistence?.read;
  opened.store.dispatch(rehydrated({ cart: { cart: aCart({ hash: 'kept' }) } }));
  wire.intercept = ({ url }) => (url.includes(path) ? answer() : undefined);
  const expectGuest = () => {
    expect(opened.customer().loggedIn).toBe(false);
    expectNobody(browser, opened.tab);
    expect(opened.store.getState().cart.cart?.hash).toBe('kept');
    expect(opened.flashes()).toEqual([]);
  };
  return { ...opened, expectGuest };
}

test.each<[string, () => Response, object]>([
  ['no token', () => customerWith({ token: undefined }), generic],
  ['the token null', () => customerWith({ token: null }), generic],
  ['a number for the token', () => customerWith({ token: 17 }), generic],
  ['no hash', () => customerWith({ id_hash: undefined }), generic],
  ['an empty hash', () => customerWith({ id_hash: '' }), generic],
  ['an empty id', () => customerWith({ id_customer: '' }), generic],
  [
    'two steps without data',
    () => customerWith({ ...anAwaitedCustomer({ two_step_auth_data: null }) }),
    generic,
  ],
  ['two steps without a token', () => awaitedWith(''), generic],
  [
    'a code to await, without two steps',
    () => customerWith(anAwaitedCustomer({ two_step_auth_enable: false })),
    generic,
  ],
  ['a wrapper', () => Response.json({ data: { error: false, customer: aSignedInCustomer() } }), generic],
  ['error as a text', () => withError('true', 'Bad gateway'), generic],
  ['a list', () => text('[]'), generic],
  ['null', () => text('null'), generic],
  ['nothing', () => text(''), generic],
  ['a page', () => text('<!doctype html><p>Wi-Fi</p>'), generic],
  ['5 MB', () => withError(true, 'x'.repeat(5e6)), generic],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: '/' } }), generic],
  ['a page and 401', () => text('<p>', 401), authorization],
  ['a page and 403', () => text('<p>', 403), authorization],
  ['a page and 500', () => text('<p>', 500), generic],
  ['a text and 500', () => withError(true, 'SQLSTATE[HY000]', 500), generic],
  ['the marker', () => withError(true, marker), authorization],
  ['the marker and 401', () => withError(true, marker, 401), authorization],
  ['the marker and 500', () => withError(true, marker, 500), authorization],
  ['a translation', () => withError(true, 'Clave incorrecta'), { text: 'Clave incorrecta' }],
  [
    'an error of no field',
    () =>
      Response.json({ error: true, message: 'Clave incorrecta', errors: [{ code: 'LOCKED', message: '' }] }),
    { text: 'Clave incorrecta' },
  ],
])('SESS-16, ERR-12, ERR-20: a login answered by %s opens no session', async (_what, answer, message) => {
  const { context, expectGuest } = await visit('customer/login', answer);
  expect(await signIn(context, formOf('ana', true))).toEqual({ kind: 'failed', message });
  expectGuest();
});

test.each<[string, () => Response, object]>([
  ['no customer', () => Response.json({ error: false, message: '', customer: null }), generic],
  ['no token', () => customerWith({ token: '' }), generic],
  ['no hash', () => customerWith({ id_hash: '' }), generic],
  ['another code to await', () => awaitedWith('2fa-2'), generic],
  ['a page', () => text('<p>'), generic],
  ['a page and 401', () => text('<p>', 401), authorization],
  ['the marker', () => withError(true, marker), authorization],
  ['a translation', () => withError(true, 'Código vencido'), { refusal: 'wrongCode' }],
])('TFA-06, TFA-10, ERR-44: a code answered by %s opens no session', async (_what, answer, message) => {
  const { context, expectGuest } = await visit('validatetwoauth', answer);
  expect(await signIn(context, formOf('segura', true))).toEqual({ kind: 'code' });
  expect(await enterCode(context, '1234')).toEqual({ kind: 'failed', message });
  expectGuest();
});

// Attempts that overlap, and customers that follow each other: there is one session, and nothing of another.

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
    // Her cart is not merged into the next customer's.
    expect(sentTo('cart/merge')).toEqual([]);
    expect(JSON.stringify(store.getState())).not.toMatch(/ana@|h-1100/);
  });

  test.each([
    ['hears of both', true],
    ['hears of the last alone', false],
  ])('KEEP-04: what a guest is adding is not lost in a tab that %s', async (_what, hearsOfBoth) => {
    const { open } = await newBrowser();
    const [one, other, third] = [open(), open(), open(undefined, undefined, { id: 'third' })];
    for (const { persistence } of [one, other, third]) await persistence?.read;
    expect(third.context.store).toBe(third.store);
    const sent = Promise.withResolvers<void>();
    wire.intercept = ({ headers }) => {
      if (headers.get('x-page') !== 'third') return undefined;
      wire.intercept = undefined;
      sent.resolve();
      return new Promise(() => undefined);
    };
    const add = { item: 'CL0301-S', quantity: 1 };
    const adding = addToCart(third.store, third.shop, add);
    await sent.promise;
    await signIn(one.context, formOf('ana'));
    if (hearsOfBoth) third.persistence?.mergeOtherTab();
    await signIn(other.context, formOf('nueva'));
    third.persistence?.mergeOtherTab();
    expect(await adding).toEqual({ kind: 'added' });
    expect(third.customer().idCustomer).toBe('1101');
    await expect.poll(() => linesIn(third.store)).toEqual([add]);
  });

  test('SESS-43: what is under way at a logout ends at once, though the server never answers', async () => {
    const { open } = await newBrowser();
    const { context, store } = open();
    await signIn(context, formOf('ana'));
    wire.intercept = () => new Promise(() => undefined);
    const { endpoints } = cartApi;
    const hash = 'ca1100';
    const calls = [
      store.dispatch(endpoints.createCart.initiate({ items: 'ZP0001-38=1' })),
      store.dispatch(
        endpoints.addToCart.initiate({ hash, item: 'ZP0001-38', quantity: 1, items: 'ZP0001-38=1' }),
      ),
      store.dispatch(endpoints.removeFromCart.initiate({ hash, item: 'ZP0001-38' })),
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
