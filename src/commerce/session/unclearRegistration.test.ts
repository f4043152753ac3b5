import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkChanged } from '#store/online.ts';
import { aRegistration as form } from '#testing/aRegistration.ts';
import { connectCustomers, newBrowser, wire } from '#testing/customerTab.ts';
import { loseNetwork, noAnswer } from '#testing/loseRegistration.ts';
import { register } from './register.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

test('ERR-15: a registration that began without network was not sent', async () => {
  const { context, store } = (await newBrowser()).open();
  store.dispatch(networkChanged(false));
  wire.intercept = noAnswer;
  expect(await register(context, form)).toEqual({ kind: 'failed', message: { error: 'offline' } });
});

test('ERR-18: an e-mail in use, of which an answer was lost, is said to be so while its sign in has no answer', async () => {
  const { context } = (await newBrowser()).open();
  loseNetwork();
  await register(context, form);
  expect(await register(context, form)).toEqual({ kind: 'failed', message: { refusal: 'usedEmail' } });
});
