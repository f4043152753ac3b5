import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aRegistration as form } from '#fixtures/customer.ts';
import { networkChanged } from '#store/online.ts';
import { selectCustomerForms } from '#store/session/customerForms.ts';
import {
  connectCustomers,
  formOf,
  newBrowser,
  reopened,
  sentTo,
  type Tab,
  wire,
} from '#testing/backend/customerTab.ts';
import { loseNetwork, loseRegistration, lostAnswers, noAnswer } from '#testing/backend/loseRegistration.ts';
import { trackedOf } from '#testing/backend/trackedOf.ts';
import { recover, register } from './register.ts';
import { signIn, socialSignIn } from './signIn.ts';

beforeEach(connectCustomers);

afterEach(() => vi.unstubAllGlobals());

const profile = {
  accessToken: 'fb-token',
  idFacebook: 'fb-1',
  email: 'social@mail.com',
  gender: 'female',
  birthday: '1990-05-07',
  firstName: 'Sol',
  lastName: 'Paz',
  middleName: '',
};

describe('registration and recovery', () => {
  test('SESS-31, SESS-33, ERR-59: a registration signs in, and says so', async () => {
    const { open, storage } = await newBrowser();
    const { context, customer, flashes, store } = open();
    expect(await register(context, form)).toEqual({ kind: 'done' });
    expect(storage.texts['keep_session']).toBe('0');
    // Nothing that was typed stays in a cache.
    expect(JSON.stringify(store.getState())).not.toContain(form.password);
    expect(customer()).toMatchObject({ loggedIn: true, first_name: 'Luz', buyerType: 'new customer' });
    expect(flashes()).toEqual(['Usuario registrado exitosamente.']);
    expect(selectCustomerForms(store.getState())).toMatchObject({
      register: true,
      registerSuccessId: customer().idCustomer,
    });
  });

  test('SESS-32: where the login after it fails, the account exists and nobody is logged in', async () => {
    const { open } = await newBrowser();
    const { context, customer, flashes } = open();
    wire.intercept = ({ url }) =>
      url.includes('customer/login') ? Response.json({}, { status: 503 }) : undefined;
    expect(await register(context, form)).toEqual({ kind: 'signInFailed' });
    expect(customer().loggedIn).toBe(false);
    expect(flashes()).toEqual(['Usuario registrado exitosamente.']);
  });

  test.each([
    ['has signed in', async ({ context }: Tab) => void (await signIn(context, formOf('ana')))],
    ['is signing in', ({ context }: Tab) => void signIn(context, formOf('ana'))],
    [
      'has signed in, in another tab',
      async (_here: Tab, other: Tab) => {
        await signIn(other.context, formOf('ana'));
        await other.persistence?.flush();
      },
    ],
  ])('SESS-31: whoever %s since the form was sent stays the customer', async (_who, meanwhile) => {
    const browser = await newBrowser();
    const [here, other] = [await reopened(browser), await reopened(browser)];
    wire.intercept = async ({ url }, answer) => {
      if (url.includes('customer/create')) await meanwhile(here, other);
      return answer();
    };
    expect(await register(here.context, form)).toEqual({ kind: 'done' });
    await expect.poll(() => here.customer().email).toBe('ana@vidriera.example');
    expect(here.flashes()).toContain('Usuario registrado exitosamente.');
    expect(here.customer().idCustomer).toBe('1100');
  });

  test('ERR-18: an e-mail that is in use', async () => {
    const { open } = await newBrowser();
    const { context, store } = open();
    expect(await register(context, { ...form, email: 'ana@vidriera.example' })).toEqual({
      kind: 'failed',
      message: { refusal: 'usedEmail' },
    });
    expect(selectCustomerForms(store.getState()).register).toBe(false);
    expect(sentTo('customer/login')).toEqual([]);
  });

  test('ERR-58, SESS-13: recovery', async () => {
    const { open } = await newBrowser();
    const { context, flashes, store } = open();
    expect(await recover(context, { email: 'ana@vidriera.example' })).toEqual({ kind: 'done' });
    expect(flashes()).toEqual(['Te hemos enviado un email para recuperar tu contraseña.']);
    expect(selectCustomerForms(store.getState()).forgotPassword).toBe(true);
    const again = recover(context, { email: 'nadie@mail.com' });
    expect(selectCustomerForms(store.getState())).toMatchObject({ isFetching: true, forgotPassword: false });
    expect(await again).toMatchObject({
      message: { refusal: 'unknownEmail' },
    });
    expect(selectCustomerForms(store.getState()).forgotPassword).toBe(false);
    expect(JSON.stringify(store.getState())).not.toContain('nadie@');
  });

  test('SESS-07, SESS-34: a social profile signs in', async () => {
    const { open } = await newBrowser();
    const { context, customer } = open();
    expect(await socialSignIn(context, profile)).toEqual({ kind: 'done' });
    expect(customer()).toMatchObject({ loggedIn: true, email: 'social@mail.com' });
  });

  test('SESS-34: one whose answer is lost has registered her, and signs in when it is sent again', async () => {
    const { open } = await newBrowser();
    const { context, customer } = open();
    wire.intercept = async (_request, answer) => {
      wire.intercept = undefined;
      await answer();
      return Response.error();
    };
    expect(await socialSignIn(context, profile)).toMatchObject({ kind: 'failed' });
    expect(await socialSignIn(context, profile)).toEqual({ kind: 'done' });
    expect(customer()).toMatchObject({ loggedIn: true, email: 'social@mail.com' });
  });
});

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

const registered = 'Usuario registrado exitosamente.';
const used = { kind: 'failed', message: { refusal: 'usedEmail' } };
const unclear = { kind: 'failed', message: { refusal: 'registrationUnclear' } };
const generic = { kind: 'failed', message: { error: 'generic' } };

/** A tab, and what tracking reads of it. */
async function openTab() {
  const { open, storage } = await newBrowser();
  const tab = open();
  return { ...tab, context: tab.context, events: trackedOf(tab.store), stored: storage.texts };
}

describe('a registration whose answer', () => {
  test.each(lostAnswers)(
    'SESS-31, ERR-59: %s is found by signing in, and like any other from then on',
    async (_, answer) => {
      const { context, customer, flashes, store, events, stored } = await openTab();
      loseRegistration(answer);
      expect(await register(context, form)).toEqual({ kind: 'done' });
      expect(customer()).toMatchObject({ loggedIn: true, first_name: 'Luz', buyerType: 'new customer' });
      expect(flashes()).toEqual([registered]);
      expect(sentTo('customer/create')).toHaveLength(1);
      expect(sentTo('customer/login')).toHaveLength(1);
      expect(events).toEqual([]);
      expect(stored['keep_session']).toBe('0');
      expect(selectCustomerForms(store.getState())).toMatchObject({
        isFetching: false,
        errorMessage: '',
        register: true,
        registerSuccessId: customer().idCustomer,
      });
      expect(JSON.stringify(store.getState())).not.toContain(form.password);
    },
  );

  test('SESS-31, TRACK-24: is lost with the network is found when it is sent again', async () => {
    const { context, customer, flashes, events } = await openTab();
    loseNetwork();
    expect(await register(context, form)).toEqual(unclear);
    expect(events).toEqual([{ event: 'falha no cadastro', cause: 'network' }]);
    wire.intercept = undefined;
    expect(await register(context, form)).toEqual({ kind: 'done' });
    expect(customer()).toMatchObject({ loggedIn: true, first_name: 'Luz' });
    expect(flashes()).toEqual([registered]);
    expect(events).toHaveLength(1);
  });

  test('SESS-31: is lost is found when it is sent again, although another one was lost meanwhile', async () => {
    const { context, customer } = await openTab();
    loseNetwork();
    expect(await register(context, form)).toEqual(unclear);
    wire.intercept = noAnswer;
    expect(await register(context, { ...form, email: 'otra@vidriera.example' })).toEqual(unclear);
    wire.intercept = undefined;
    expect(await register(context, form)).toEqual({ kind: 'done' });
    expect(customer()).toMatchObject({ loggedIn: true, first_name: 'Luz' });
  });

  test('SESS-32: is lost is done, also where nobody can be logged in by its sign in', async () => {
    const { context, customer, flashes } = await openTab();
    loseRegistration(noAnswer, async (done) => {
      const reply = (await (await done()).json()) as { customer: object };
      return Response.json({ ...reply, customer: { ...reply.customer, token: '' } });
    });
    expect(await register(context, form)).toEqual({ kind: 'signInFailed' });
    expect(customer().loggedIn).toBe(false);
    expect(flashes()).toEqual([registered]);
  });
});

describe('is not taken for done', () => {
  test('ERR-18: an e-mail in use, of which no answer was lost', async () => {
    const { context, events } = await openTab();
    const ana = { ...form, email: 'ana@vidriera.example', password: 'Vidriera1', password2: 'Vidriera1' };
    expect(await register(context, ana)).toEqual(used);
    expect(sentTo('customer/login')).toEqual([]);
    expect(events).toEqual([{ event: 'falha no cadastro', cause: 'refused' }]);
  });

  test.each([
    ['with another password', { password: 'Clave124', password2: 'Clave124' }],
    ['with another e-mail', { email: 'ana@vidriera.example' }],
  ])('ERR-18: an e-mail in use that is sent %s than before', async (_, changed) => {
    const { context, customer } = await openTab();
    loseNetwork();
    await register(context, form);
    wire.intercept = undefined;
    wire.requests = [];
    expect(await register(context, { ...form, ...changed })).toEqual(used);
    expect(sentTo('customer/login')).toEqual([]);
    expect(customer().loggedIn).toBe(false);
  });

  test('ERR-18: that of somebody with another password, whose sign in is refused', async () => {
    const { context, customer, flashes, events } = await openTab();
    const ana = { ...form, email: 'ana@vidriera.example' };
    loseRegistration();
    expect(await register(context, ana)).toEqual(generic);
    expect(await register(context, ana)).toEqual(used);
    expect(customer().loggedIn).toBe(false);
    expect(flashes()).toEqual([]);
    expect(events).toEqual([
      { event: 'falha no cadastro', cause: 'network' },
      { event: 'falha no cadastro', cause: 'refused' },
    ]);
  });

  test('ERR-18: what is sent once more after it was found', async () => {
    const { context } = await openTab();
    loseRegistration();
    expect(await register(context, form)).toEqual({ kind: 'done' });
    wire.intercept = undefined;
    expect(await register(context, form)).toEqual(used);
  });

  test('ERR-12: what the server has not got', async () => {
    const { context, customer } = await openTab();
    wire.intercept = ({ url }) => (url.includes('customer/create') ? noAnswer() : undefined);
    expect(await register(context, form)).toEqual(generic);
    expect(customer().loggedIn).toBe(false);
    wire.intercept = undefined;
    expect(await register(context, form)).toEqual({ kind: 'done' });
  });

  test('ERR-19: data that are refused, although an answer of them was lost', async () => {
    const { context } = await openTab();
    loseNetwork();
    await register(context, form);
    wire.intercept = undefined;
    wire.requests = [];
    expect(await register(context, { ...form, day: '45' })).toMatchObject({
      message: { refusal: 'reviewData' },
    });
    expect(sentTo('customer/login')).toEqual([]);
  });
});

describe('whoever', () => {
  test.each([
    ['has signed in', async ({ context }: Tab) => void (await signIn(context, formOf('ana')))],
    ['is signing in', ({ context }: Tab) => void signIn(context, formOf('ana'))],
    [
      'has signed in, in another tab',
      async (_here: Tab, other: Tab) => {
        await signIn(other.context, formOf('ana'));
        await other.persistence?.flush();
      },
    ],
  ])('SESS-31: %s since a form was sent whose answer is lost stays the customer', async (_, meanwhile) => {
    const browser = await newBrowser();
    const [here, other] = [await reopened(browser), await reopened(browser)];
    loseRegistration(async () => {
      await meanwhile(here, other);
      return noAnswer();
    });
    expect(await register(here.context, form)).toEqual({ kind: 'done' });
    await expect.poll(() => here.customer().email).toBe('ana@vidriera.example');
    expect(here.flashes()).toContain(registered);
    expect(here.customer().idCustomer).toBe('1100');
  });

  test('SESS-31: signs in while a lost registration is looked for stays the customer', async () => {
    const { context, customer, flashes } = await openTab();
    const signedIn: Promise<unknown>[] = [];
    loseRegistration(noAnswer, (done) => {
      if (signedIn.length === 0) signedIn.push(signIn(context, formOf('ana')));
      return done();
    });
    expect(await register(context, form)).toEqual({ kind: 'done' });
    await Promise.all(signedIn);
    expect(customer().email).toBe('ana@vidriera.example');
    expect(flashes()).toEqual([registered]);
  });
});
