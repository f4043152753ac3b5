import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressesApi } from '#api/addresses.ts';
import { storeIp } from '#app/start/deferred.ts';
import { aKnownCustomer, anEditOfAna } from '#fixtures/customer.ts';
import { addStated } from '#mocks/stateKinds.ts';
import { selectCustomerForms } from '#store/session/customerForms.ts';
import {
  connectCustomers,
  formOf,
  newBrowser,
  reopened,
  returning,
  wire,
} from '#testing/backend/customerTab.ts';
import { canaryAddress, canaryCustomer } from '#testing/canary.ts';
import { memoryTab } from '#testing/fakeBrowser.ts';
import { editCustomer } from './editCustomer.ts';
import { register } from './register.ts';
import { readDetails } from './restoreSession.ts';
import { signIn } from './signIn.ts';

beforeEach(connectCustomers);

afterEach(() => vi.unstubAllGlobals());

/** A tab that was reloaded: its token is there, and of the customer what the device keeps. */
async function reloaded() {
  const browser = await newBrowser();
  const before = browser.open();
  await signIn(before.context, formOf('ana', true));
  await before.persistence?.flush();
  return reopened(browser, memoryTab({ ...before.tab.texts }));
}

test('a customer in whose place another one was answered is read anew', async () => {
  const { context, customer } = await reloaded();
  wire.intercept = ({ url }) =>
    url.includes('customer/info')
      ? Response.json({ error: false, message: '', customer: aKnownCustomer({ id_customer: '77' }) })
      : undefined;
  await readDetails(context);
  expect(customer().email).toBeUndefined();
  wire.intercept = undefined;
  await readDetails(context);
  expect(customer().email).toBe('ana@vidriera.example');
});

test('details that were read before an edit do not take its place when they cannot be read again', async () => {
  const { context, customer } = await reloaded();
  await readDetails(context);
  await editCustomer(context, anEditOfAna);
  wire.intercept = ({ url }) =>
    url.includes('customer/info') ? new Response('', { status: 401 }) : undefined;
  const problem = await readDetails(context);
  expect(customer().first_name).toBe('Ana María');
  expect(problem).toMatchObject({ status: 401 });
});

const bankData = {
  owner_name: 'Luz Paz',
  owner_email: 'luz@mail.com',
  account_type: 'savings',
  cbu: '2850590940090418135201',
} as const;
const { password, newsletters: _, ...details } = canaryCustomer;

test('SESS-01: of a customer all that is known is kept, and the token where only the transport reads it', async () => {
  const { open, db } = await newBrowser();
  await addStated(db, { ...canaryCustomer, newsletters: ['ofertas'] }, { bankData });
  await db.addresses.add({ customer: 'canary-id', ...canaryAddress });
  const { context, store, tab, customer } = open();
  storeIp({ store }, { querySelector: () => ({ content: '203.0.113.7' }) as never });
  await signIn(context, { username: details.email, password, keepSession: true });
  await readDetails(context);

  const { id_customer: idCustomer, ...same } = details;
  expect(customer()).toMatchObject({
    ...same,
    loggedIn: true,
    idCustomer,
    newsletter_subscriptions: expect.arrayContaining([
      { key: 'ofertas', label: 'Ofertas y novedades', subscribed: true },
    ]) as unknown,
    is_newsletter_subscribed: true,
    bank_data: bankData,
    buyerType: 'existing customer',
    keepSession: true,
    ip: '203.0.113.7',
  });
  await expect
    .poll(() => customer().geolocation)
    .toEqual({ region: 'canary-region', city: 'canary-city-id' });
  expect(addressesApi.endpoints.getAddresses.select({})(store.getState()).data).toMatchObject([
    canaryAddress,
  ]);
  expect(tab.getItem('token')).not.toBeNull();
  expect(customer()).not.toHaveProperty('token');
  const flags = ['addAddress', 'edit', 'editAddress', 'forgotPassword', 'register'];
  expect(Object.keys(selectCustomerForms(store.getState())).toSorted()).toEqual(
    [...flags, 'errorMessage', 'isFetching', 'registerSuccessId'].toSorted(),
  );
});

test('the details of a customer whose tab has no token are read once she is logged in again', async () => {
  const { context, customer } = await reopened(await returning());
  expect(customer().email).toBeUndefined();
  expect(await readDetails(context)).toBeUndefined();
  expect(customer().email).toBe('ana@vidriera.example');
});

test('of another customer, whom a server answers with meanwhile, nothing is kept', async () => {
  const { context, customer } = (await newBrowser()).open();
  await signIn(context, formOf('ana'));
  const before = customer();
  const other = {
    ...details,
    id_customer: '77',
    id_hash: 'h-77',
    newsletter_subscriptions: [],
    is_newsletter_subscribed: false,
    visitor_has_orders: false,
    two_step_auth_enable: false,
    two_step_auth_device_active: false,
    bank_data: null,
  };
  wire.intercept = (request) =>
    request.url.includes('customer/info')
      ? Response.json({ error: false, message: '', customer: other })
      : undefined;
  expect(await readDetails(context)).toBeUndefined();
  expect(customer()).toEqual(before);
});

test('SESS-01: of a registration the id is kept', async () => {
  const { open } = await newBrowser();
  const { context, store, customer } = open();
  const birth = { day: '07', month: '05', year: '1990' };
  const person = { first_name: 'Luz', middle_name: '', last_name: 'Paz', gender: 'female' } as const;
  const identity = {
    identification: '30123456',
    identification_type: 'DNI',
    is_newsletter_subscribed: '0',
  } as const;
  const secret = { password: 'Clave123', password2: 'Clave123' };
  await register(context, { email: 'nuevo@mail.com', ...secret, ...person, ...identity, ...birth });
  expect(customer().idCustomer).toMatch(/./);
  expect(selectCustomerForms(store.getState()).registerSuccessId).toBe(customer().idCustomer);
});
