import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCart } from '#fixtures/cart.ts';
import { anAwaitedCustomer, aSignedInCustomer } from '#fixtures/customer.ts';
import { rehydrated } from '#store/persistence/persistedSlices.ts';
import { connectCustomers, expectNobody, formOf, newBrowser, wire } from '#testing/backend/customerTab.ts';
import { enterCode } from './enterCode.ts';
import { signIn } from './signIn.ts';

// Answers of another backend. None opens half a session, costs the cart, or leaves the shopper without a text.

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

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
