import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { customerApi } from '#api/customer.ts';
import { anEditOfAna, anEditOfAna as form } from '#fixtures/customer.ts';
import { networkChanged } from '#store/online.ts';
import { formOpened, selectCustomerForms } from '#store/session/customerForms.ts';
import { connectCustomers, formOf, newBrowser, sentTo, wire } from '#testing/backend/customerTab.ts';
import { editCustomer } from './editCustomer.ts';
import { signIn } from './signIn.ts';

beforeEach(connectCustomers);

afterEach(() => vi.unstubAllGlobals());

describe('an edit', () => {
  const form = { ...anEditOfAna, newsletter_subscriptions: '[{"key":"ofertas","subscribed":false}]' };

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
});

describe('an edit without an answer', () => {
  const withPassword = { ...form, oldpassword: 'Vidriera1', password: 'Clave456', password2: 'Clave456' };

  const saved = 'Datos actualizados exitosamente.';
  const generic = { kind: 'failed', message: { error: 'generic' } };
  const editUnclear = { kind: 'failed', message: { refusal: 'editUnclear' } };
  const unclear = { kind: 'failed', message: { refusal: 'passwordUnclear' } };
  const wrongPassword = { kind: 'failed', message: { refusal: 'reviewData' }, wrong: ['oldpassword'] };

  const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

  /** The server does the first of the next edits, whose answer is lost; `next` is what becomes of the calls after it. */
  function loseEdit(next = (done: () => Promise<Response>) => done()) {
    let isLost = false;
    wire.intercept = async ({ url }, done) => {
      if (isLost) return next(done);
      if (!url.includes('customer/edit')) return done();
      isLost = true;
      await done();
      return noAnswer();
    };
  }

  const isBack = () => void (wire.intercept = undefined);

  /** A tab in which ana has signed in; `passwordOf` returns her password on the server. */
  async function anasTab() {
    const { open, db } = await newBrowser();
    const tab = open();
    await signIn(tab.context, formOf('ana'));
    await expect.poll(() => tab.customer()).toHaveProperty('geolocation');
    const forms = () => selectCustomerForms(tab.store.getState());
    return {
      ...tab,
      context: tab.context,
      forms,
      passwordOf: () => db.customers.find('1100')?.password,
    };
  }

  describe('an edit without a new password whose answer is lost', () => {
    test('ACC-07: is found in the details, and said like any other', async () => {
      const { context, customer, flashes, forms } = await anasTab();
      loseEdit();
      expect(await editCustomer(context, form)).toEqual({ kind: 'done' });
      expect(customer()).toMatchObject({ first_name: 'Ana María', is_newsletter_subscribed: true });
      expect(flashes()).toEqual([saved]);
      expect(sentTo('customer/edit')).toHaveLength(1);
      expect(forms()).toMatchObject({ edit: true, errorMessage: '' });
    });

    test('ERR-12, KEEP-08: and that the server has not got, is not said to be saved', async () => {
      const { context, customer, flashes } = await anasTab();
      wire.intercept = ({ url }) => (url.includes('customer/edit') ? noAnswer() : undefined);
      expect(await editCustomer(context, form)).toEqual(generic);
      expect(customer().first_name).toBe('Ana');
      expect(flashes()).toEqual([]);
    });

    test('is not known where the details cannot be read', async () => {
      const { context, flashes } = await anasTab();
      loseEdit(noAnswer);
      expect(await editCustomer(context, form)).toEqual(editUnclear);
      expect(flashes()).toEqual([]);
    });

    test('is not found in details that were read before', async () => {
      const { context, customer, store } = await anasTab();
      await editCustomer(context, form);
      await store.dispatch(customerApi.endpoints.getCustomer.initiate({}));
      await editCustomer(context, { ...form, first_name: 'Eva' });
      wire.intercept = noAnswer;
      expect(await editCustomer(context, form)).toEqual(editUnclear);
      expect(customer().first_name).toBe('Eva');
    });

    test('ERR-19: one that is refused is not looked for', async () => {
      const { context } = await anasTab();
      wire.requests = [];
      expect(await editCustomer(context, { ...form, first_name: 'Ana2' })).toMatchObject({
        wrong: ['first_name'],
      });
      expect(sentTo('customer/info')).toEqual([]);
    });
  });

  describe('an edit with a new password whose answer is lost', () => {
    test('ACC-06, ACC-07: is found by the same edit with the new password as the old one', async () => {
      const { context, customer, flashes, store, passwordOf } = await anasTab();
      loseEdit();
      expect(await editCustomer(context, withPassword)).toEqual({ kind: 'done' });
      expect(customer().first_name).toBe('Ana María');
      expect(flashes()).toEqual([saved]);
      expect(passwordOf()).toBe('Clave456');
      expect(sentTo('customer/edit')).toHaveLength(2);
      expect(JSON.stringify(store.getState())).not.toContain('Clave456');
    });

    test('ACC-06: may have changed it where no more can be found out, and is found when it is sent again', async () => {
      const { context, flashes, passwordOf } = await anasTab();
      loseEdit(noAnswer);
      expect(await editCustomer(context, withPassword)).toEqual(unclear);
      isBack();
      expect(await editCustomer(context, withPassword)).toEqual({ kind: 'done' });
      expect(flashes()).toEqual([saved]);
      expect(passwordOf()).toBe('Clave456');
    });

    test('ACC-06: may have changed it where a server refuses a password that is the same', async () => {
      const { context } = await anasTab();
      const refused = {
        error: true,
        message: 'Errors in customer data.',
        errors: [{ code: 'X', message: '' }],
      };
      loseEdit(() => Promise.resolve(Response.json(refused)));
      expect(await editCustomer(context, withPassword)).toEqual(unclear);
    });

    test('ACC-06: may have changed it where the browser notices meanwhile that the network is lost', async () => {
      const { context, store } = await anasTab();
      loseEdit(() => {
        store.dispatch(networkChanged(false));
        return noAnswer();
      });
      expect(await editCustomer(context, withPassword)).toEqual(unclear);
    });

    test('ERR-12: and that the server has not got, has changed nothing, and can be sent again', async () => {
      const { context, passwordOf } = await anasTab();
      let isLost = false;
      wire.intercept = ({ url }) => {
        if (isLost || !url.includes('customer/edit')) return undefined;
        isLost = true;
        return noAnswer();
      };
      expect(await editCustomer(context, withPassword)).toEqual(generic);
      expect(passwordOf()).toBe('Vidriera1');
      expect(await editCustomer(context, withPassword)).toEqual({ kind: 'done' });
      expect(passwordOf()).toBe('Clave456');
    });
  });

  describe.each([
    ['without a new password', form],
    ['with a new password', withPassword],
  ])('an edit %s', (_, edit) => {
    test('ERR-15: that began without network, was not sent', async () => {
      const { context, store } = await anasTab();
      wire.intercept = noAnswer;
      store.dispatch(networkChanged(false));
      expect(await editCustomer(context, edit)).toEqual({ kind: 'failed', message: { error: 'offline' } });
    });

    test('SESS-46: that is looked for after the end of the session says nothing', async () => {
      const { context, customer, flashes } = await anasTab();
      loseEdit(() =>
        Promise.resolve(Response.json({ error: true, message: 'Requested token not found.', errors: [] })),
      );
      expect(await editCustomer(context, edit)).toEqual(generic);
      expect(customer().loggedIn).toBe(false);
      expect(flashes()).not.toContain(saved);
    });
  });

  describe('a wrong old password', () => {
    test('ERR-19: of which no answer was lost is said, and nothing else is sent', async () => {
      const { context } = await anasTab();
      expect(await editCustomer(context, { ...withPassword, oldpassword: 'Otra1234' })).toEqual(
        wrongPassword,
      );
      expect(sentTo('customer/edit')).toHaveLength(1);
    });

    test('ERR-19: is said where the same is sent once more after it was found', async () => {
      const { context } = await anasTab();
      loseEdit();
      expect(await editCustomer(context, withPassword)).toEqual({ kind: 'done' });
      isBack();
      expect(await editCustomer(context, withPassword)).toEqual(wrongPassword);
    });

    test('ERR-19: is said, after an answer that was lost of other passwords', async () => {
      const { context } = await anasTab();
      loseEdit(noAnswer);
      await editCustomer(context, withPassword);
      isBack();
      const other = { ...withPassword, password: 'Clave457', password2: 'Clave457' };
      expect(await editCustomer(context, other)).toEqual(wrongPassword);
    });
  });
});
