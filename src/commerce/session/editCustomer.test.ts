import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formOpened, selectCustomerForms } from '#store/session/customerForms.ts';
import { anEdit } from '#testing/anEdit.ts';
import { connectCustomers, formOf, newBrowser, sentTo, wire } from '#testing/customerTab.ts';
import { editCustomer } from './editCustomer.ts';
import { signIn } from './signIn.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

const form = { ...anEdit, newsletter_subscriptions: '[{"key":"ofertas","subscribed":false}]' };

/** A tab in which ana has signed in. */
async function anasTab() {
  const { open } = await newBrowser();
  const tab = open();
  await signIn(tab.context, formOf('ana'));
  await expect.poll(() => tab.customer()).toHaveProperty('geolocation');
  return { ...tab, forms: () => selectCustomerForms(tab.store.getState()) };
}

test('ACC-07, ACC-08: what was edited is that of the customer from then on, and a message says so', async () => {
  const { context, customer, flashes } = await anasTab();
  const { id_hash, idCustomer } = customer();
  expect(await editCustomer(context, form)).toEqual({ kind: 'done' });
  expect(customer()).toMatchObject({
    first_name: 'Ana María',
    birthday: '1984-02-29',
    is_newsletter_subscribed: false,
    loggedIn: true,
    id_hash,
    idCustomer,
  });
  expect(flashes()).toEqual(['Datos actualizados exitosamente.']);
});

test('API-72: fields that the answer lacks stay as they are held', async () => {
  const { context, customer, tab } = await anasTab();
  const before = customer();
  const token = tab.getItem('token');
  wire.intercept = (request) =>
    request.url.includes('customer/edit')
      ? Response.json({ error: false, message: '', customer: { first_name: 'Eva' } })
      : undefined;
  await editCustomer(context, form);
  expect(customer()).toEqual({ ...before, first_name: 'Eva' });
  expect(tab.getItem('token')).toBe(token);
});

test('SESS-11, SESS-12, SESS-13: an edit is busy while it is sent, and keeps how it ended until a form is opened', async () => {
  const { context, store, forms } = await anasTab();
  const sent = editCustomer(context, form);
  expect(forms()).toMatchObject({ isFetching: true, errorMessage: '', edit: false });
  await sent;
  expect(forms()).toMatchObject({ isFetching: false, edit: true });
  await editCustomer(context, { ...form, first_name: 'Ana2' });
  expect(forms()).toMatchObject({ edit: false, errorMessage: 'Errors in customer data.' });
  await editCustomer(context, form);
  store.dispatch(formOpened());
  expect(forms()).toMatchObject({ edit: false, errorMessage: '' });
});

test('ERR-19, FORM-02: a wrong old password is named, and nothing is changed', async () => {
  const { context, customer, flashes } = await anasTab();
  const before = customer();
  const passwords = { oldpassword: 'Otra1234', password: 'Clave456', password2: 'Clave456' };
  expect(await editCustomer(context, { ...form, ...passwords })).toEqual({
    kind: 'failed',
    message: { refusal: 'reviewData' },
    wrong: ['oldpassword'],
  });
  expect(customer()).toEqual(before);
  expect(flashes()).toEqual([]);
});

test('ACC-06, SESS-17: no password that is sent is in the store', async () => {
  const { context, store } = await anasTab();
  const passwords = { oldpassword: 'Vidriera1', password: 'Clave456', password2: 'Clave456' };
  expect(await editCustomer(context, { ...form, ...passwords })).toEqual({ kind: 'done' });
  expect(sentTo('customer/edit')[0]?.body).toContain('oldpassword=Vidriera1');
  expect(JSON.stringify(store.getState())).not.toContain('Clave456');
});

test('ERR-15, KEEP-08: without an answer the general message is shown', async () => {
  const { context } = await anasTab();
  wire.intercept = (request) => (request.url.includes('customer/edit') ? Response.error() : undefined);
  expect(await editCustomer(context, form)).toEqual({ kind: 'failed', message: { error: 'generic' } });
});
