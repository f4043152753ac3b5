import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flashesTimedOut, selectFlashes } from '#store/flash.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { connectCustomers, formOf, newBrowser, sentTo, wire } from '#testing/backend/customerTab.ts';
import { enterCode, sendCode } from './enterCode.ts';
import { recover } from './register.ts';
import { sessionOf } from './session.ts';
import { signIn } from './signIn.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

test('the session of a store is watched once', async () => {
  const { open } = await newBrowser();
  const { store, shop } = open();
  sessionOf(store, shop);
  sessionOf(store, shop);
  const dismissals = vi.fn<() => void>();
  store.react({ matches: flashesTimedOut.match, run: dismissals });
  store.dispatch(sessionEnded('logout'));
  expect(dismissals).toHaveBeenCalledTimes(1);
});

test('ERR-14, ERR-66: a notice is a success unless it is said to be an error', async () => {
  const { open } = await newBrowser();
  const { store, context } = open();
  context.say('loggedOut');
  context.say('expired', true);
  expect(selectFlashes(store.getState())).toMatchObject([
    { text: 'Sesión cerrada.', flashMessageType: 'success' },
    { text: 'Error de autorización. Ingrese nuevamente.', flashMessageType: 'error' },
  ]);
});

test('SESS-47, ERR-14: whoever signs in again is no longer told that the session has expired', async () => {
  const { open } = await newBrowser();
  const { store, context } = open();
  context.say('expired', true);
  context.say('registered');
  expect(await signIn(context, formOf('ana'))).toEqual({ kind: 'done' });
  const texts = selectFlashes(store.getState()).map(({ text }) => text);
  expect(texts).not.toContain('Error de autorización. Ingrese nuevamente.');
  expect(texts).toHaveLength(1);
});

test('TFA-06: where no login awaits a code, none is sent or entered', async () => {
  const { open } = await newBrowser();
  const { context } = open();
  const generic = { kind: 'failed', message: { error: 'generic' } };
  expect(await sendCode(context)).toEqual(generic);
  expect(await enterCode(context, '1234')).toEqual(generic);
  expect(wire.requests).toEqual([]);
});

test('TFA-10: an accepted code overtakes a sign in that was sent before it', async () => {
  const { open } = await newBrowser();
  const { context, customer } = open();
  await signIn(context, formOf('segura'));
  const { promise, resolve } = Promise.withResolvers<void>();
  wire.intercept = ({ url }, answer) => (url.includes('customer/login') ? promise.then(answer) : undefined);
  const older = signIn(context, formOf('ana'));
  await expect.poll(() => sentTo('customer/login')).toHaveLength(2);
  expect(await enterCode(context, '1234')).toEqual({ kind: 'done' });
  resolve();
  expect(await older).toMatchObject({ kind: 'failed' });
  expect(customer().email).toBe('segura@vidriera.example');
});

test('ERR-58: a recovery that is on its way when a session ends is answered all the same', async () => {
  const { open } = await newBrowser();
  const { context, store } = open();
  await signIn(context, formOf('ana'));
  const { promise, resolve } = Promise.withResolvers<void>();
  wire.intercept = ({ url }, answer) => (url.includes('forgot') ? promise.then(answer) : undefined);
  const before = wire.requests.length;
  const recovered = recover(context, { email: 'ana@vidriera.example' });
  await expect.poll(() => wire.requests.length).toBeGreaterThan(before);
  store.dispatch(sessionEnded('expiry'));
  resolve();
  expect(await recovered).toEqual({ kind: 'done' });
});
