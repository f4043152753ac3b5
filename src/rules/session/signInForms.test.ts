import { expect, test } from 'vitest';
import { isCheckoutForm, parseSignInState, signInForms } from './signInForms.ts';

test('ROUTE-51: the forms on the way to the checkout lead to each other, and so do those of the account', () => {
  expect(signInForms(true)).toEqual({
    login: '/checkout/login',
    register: '/checkout/register',
    recovery: '/checkout/forgotpassword',
  });
  expect(signInForms(false)).toEqual({
    login: '/login',
    register: '/register',
    recovery: '/forgotpassword',
  });
});

test.each([
  ['/checkout/login', true],
  ['/checkout/register/', true],
  ['/checkout/forgotpassword?x=1', true],
  ['/login', false],
  ['/register', false],
  ['/forgotpassword', false],
  ['/registerFacebook', false],
  ['/checkout', false],
  ['/cart', false],
])('ROUTE-51: whether %s is on the way to the checkout: %s', (url, expected) => {
  expect(isCheckoutForm(url)).toBe(expected);
});

test('what a form hands to the next one is read, and nothing else', () => {
  const state = { returnTo: '/account/orders?page=2', email: 'ana@mail.co', toCheckout: true };
  expect(parseSignInState({ ...state, draft: {}, key: 'x' })).toEqual(state);
});

test('the longest e-mail is read', () => {
  const state = { email: `${'a'.repeat(246)}@mail.co` };
  expect(state.email).toHaveLength(254);
  expect(parseSignInState(state)).toEqual(state);
});

test.each<unknown>([
  undefined,
  null,
  'ana@mail.co',
  7,
  [],
  { returnTo: 7, email: {}, toCheckout: 'yes' },
  { email: '' },
  { email: 'a'.repeat(255) },
  { toCheckout: false },
])('an entry with %j hands over nothing', (state) => {
  expect(parseSignInState(state)).toEqual({});
});
