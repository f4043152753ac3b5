import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aKnownCustomer, aSignedInCustomer } from '#fixtures/customer.ts';
import { selectCart } from '#store/cart.ts';
import {
  type Browser,
  connectCustomers,
  expectNobody,
  formOf,
  newBrowser,
  reopened,
  returning,
  sentTo,
  type Tab,
  wire,
} from '#testing/backend/customerTab.ts';
import { memoryTab } from '#testing/fakeBrowser.ts';
import { readDetails, restoreSession } from './restoreSession.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

// Answers of another backend to a customer who returns, and what a tab finds that has slept.

beforeEach(connectCustomers);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
