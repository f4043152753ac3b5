import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aKnownCustomer } from '#fixtures/customer.ts';
import { anEdit } from '#testing/anEdit.ts';
import { connectCustomers, formOf, newBrowser, reopened, wire } from '#testing/customerTab.ts';
import { memoryTab } from '#testing/fakeBrowser.ts';
import { editCustomer } from './editCustomer.ts';
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
  await editCustomer(context, anEdit);
  wire.intercept = ({ url }) =>
    url.includes('customer/info') ? new Response('', { status: 401 }) : undefined;
  const problem = await readDetails(context);
  expect(customer().first_name).toBe('Ana María');
  expect(problem).toMatchObject({ status: 401 });
});
