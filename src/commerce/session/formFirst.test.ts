import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkChanged } from '#store/online.ts';
import {
  connectCustomers,
  formOf,
  newBrowser,
  reopened,
  returning,
  sentTo,
  wire,
} from '#testing/customerTab.ts';
import { dismissCode } from './enterCode.ts';
import { restoreSession } from './restoreSession.ts';
import { signIn } from './signIn.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

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
