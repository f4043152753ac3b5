import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anEditOfAna } from '#fixtures/customer.ts';
import type { SocialProfile } from '#schemas/customer.ts';
import { connectCustomers, formOf, newBrowser, sentTo, wire } from '#testing/backend/customerTab.ts';
import { sessionActions } from './sessionActions.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

const profile: SocialProfile = {
  accessToken: 'fb-token',
  idFacebook: 'fb-1',
  email: 'social@mail.com',
  gender: 'female',
  birthday: '1990-05-07',
  firstName: 'Sol',
  lastName: 'Paz',
  middleName: '',
};

/** The actions of a shop whose provider gives a profile. */
async function actionsWith(social: undefined | (() => Promise<SocialProfile | undefined>)) {
  const { open } = await newBrowser();
  const { store, shop, customer } = open();
  const { social: _none, ...rest } = shop;
  return { customer, actions: sessionActions(store, { ...rest, ...(social && { social }) }) };
}

test('SESS-34: without a provider there is no social sign in', async () => {
  expect((await actionsWith(undefined)).actions.social).toBeUndefined();
});

test('SESS-34: a complete profile signs in', async () => {
  const { actions, customer } = await actionsWith(() => Promise.resolve(profile));
  expect(await actions.social?.()).toEqual({ kind: 'done' });
  expect(customer().email).toBe('social@mail.com');
});

test('SESS-34: a customer who gives no profile stays anonymous, and no call is sent', async () => {
  const { actions, customer } = await actionsWith(() => Promise.resolve(undefined));
  expect(await actions.social?.()).toEqual({ kind: 'open' });
  expect(customer().loggedIn).toBe(false);
  expect(sentTo('facebooklogin')).toEqual([]);
});

test('SESS-34: a profile without e-mail is completed first', async () => {
  const incomplete = { ...profile, email: '' };
  const { actions, customer } = await actionsWith(() => Promise.resolve(incomplete));
  expect(await actions.social?.()).toEqual({ kind: 'incomplete', profile: incomplete });
  expect(sentTo('facebooklogin')).toEqual([]);
  expect(await actions.completeSocial(incomplete, { email: 'sol@mail.com' })).toEqual({ kind: 'done' });
  expect(customer()).toMatchObject({ email: 'sol@mail.com', first_name: 'Sol' });
});

test.each([{ lastName: '' }, { firstName: '', lastName: '' }, { email: 'sol@mail' }])(
  'SESS-34: a profile with %j, which the server does not accept, is completed next',
  async (change) => {
    const refused = { ...profile, ...change };
    const { actions, customer } = await actionsWith(() => Promise.resolve(refused));
    expect(await actions.social?.()).toEqual({ kind: 'incomplete', profile: refused });
    expect(sentTo('facebooklogin')).toHaveLength(1);
    const { email, firstName, lastName } = profile;
    expect(await actions.completeSocial(refused, { email, firstName, lastName })).toEqual({ kind: 'done' });
    expect(customer().email).toBe('social@mail.com');
  },
);

test('SESS-34: a profile that is refused for another reason is not completed', async () => {
  const { actions } = await actionsWith(() => Promise.resolve(profile));
  wire.intercept = () => Response.json({ error: true, message: 'This email is already in use.' });
  expect(await actions.social?.()).toEqual({ kind: 'failed', message: { refusal: 'usedEmail' } });
});

test('SESS-31: a registration logs in', async () => {
  const { actions, customer } = await actionsWith(undefined);
  const account = { email: 'nuevo@mail.com', password: 'Clave123', password2: 'Clave123' };
  const names = { first_name: 'Luz', middle_name: '', last_name: 'Paz' };
  const identity = { identification: '30123456', identification_type: 'DNI', gender: 'female' } as const;
  const rest = { day: '07', month: '05', year: '1990', is_newsletter_subscribed: '0' } as const;
  expect(await actions.register({ ...account, ...names, ...identity, ...rest })).toEqual({ kind: 'done' });
  expect(customer().first_name).toBe('Luz');
});

test('SESS-06, TFA-06, SESS-43: sign in with a code, its repetition, its end, and sign out', async () => {
  const { actions, customer } = await actionsWith(undefined);
  expect(await actions.signIn(formOf('segura'))).toEqual({ kind: 'code' });
  expect(await actions.resendCode()).toEqual({ kind: 'done' });
  actions.closeCode();
  expect(await actions.enterCode('1234')).toMatchObject({ kind: 'failed' });
  await actions.signIn(formOf('segura'));
  expect(await actions.enterCode('1234')).toEqual({ kind: 'done' });
  void actions.signOut();
  expect(customer().loggedIn).toBe(false);
  expect(await actions.recover({ email: 'ana@vidriera.example' })).toEqual({ kind: 'done' });
});

test('TFA-14: what a screen asks of two-step authentication reaches the server, of this browser', async () => {
  const { actions } = await actionsWith(undefined);
  await actions.signIn(formOf('ana', true));
  expect(await actions.requestCode()).toEqual({ kind: 'done' });
  expect(await actions.confirmCode('4321')).toEqual({ kind: 'failed', message: { refusal: 'wrongCode' } });
  const fingerprint = await actions.fingerprint();
  expect(sentTo('enabletwoauth')).toHaveLength(1);
  expect(sentTo('validatetwoauth').map(({ url }) => url)).toEqual([expect.stringContaining(fingerprint)]);
});

test('API-73: what a screen asks of the customer is read, or its problem is told', async () => {
  const { actions, customer } = await actionsWith(undefined);
  await actions.signIn(formOf('ana', true));
  const before = customer();
  wire.intercept = ({ url }) =>
    url.includes('customer/info') ? new Response('', { status: 401 }) : undefined;
  expect(await actions.readDetails()).toMatchObject({ kind: 'read', problem: { status: 401 } });
  expect(customer()).toMatchObject({ ...before });
  wire.intercept = undefined;
  expect(await actions.readDetails()).toEqual({ kind: 'read', problem: undefined });
  expect(customer().email).toBe('ana@vidriera.example');
});

test('ACC-09: of nobody nothing is read, and that is told', async () => {
  const { actions, customer } = await actionsWith(undefined);
  expect(await actions.readDetails()).toMatchObject({
    kind: 'read',
    problem: { code: expect.any(String) as string },
  });
  expect(customer().email).toBeUndefined();
});

test('TFA-12, TFA-14, ACC-07: what a screen changes of the customer and of two steps is done', async () => {
  const { actions, customer } = await actionsWith(undefined);
  await actions.signIn(formOf('confiada'));
  expect(await actions.removeDevice('52')).toEqual({ kind: 'done' });
  expect(await actions.turnOffTwoStep()).toEqual({ kind: 'done' });
  expect(await actions.edit({ ...anEditOfAna, email: customer().email ?? '' })).toEqual({ kind: 'done' });
  expect(customer().first_name).toBe(anEditOfAna.first_name);
});
