import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import {
  aBankAccount,
  aFingerprint,
  aKnownCustomer,
  anAwaitedCustomer,
  aSignedInCustomer,
  aSocialCustomer,
} from '#fixtures/customer.ts';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { customerApi, signInApi, toCustomer, toSignIn } from './customer.ts';
import { twoStepApi } from './twoStep.ts';

const maria = {
  idCustomer: '140',
  first_name: 'María José',
  id_hash: 'h-140',
  email: 'maria@mail.com',
  middle_name: '',
  last_name: 'Pérez',
  gender: 'female',
  birthday: '1990-05-07',
  identification: '30123456',
  identification_type: 'DNI',
  newsletter_subscriptions: [
    { key: 'ofertas', label: 'Ofertas y novedades', subscribed: true },
    { key: 'tendencias', label: 'Tendencias de la temporada', subscribed: false },
  ],
  is_newsletter_subscribed: true,
  visitor_has_orders: true,
};

describe('a customer', () => {
  test.each([
    ['id_customer, first_name and id_hash', aSignedInCustomer()],
    ['idCustomer, firstName and idHash', aSocialCustomer()],
  ])('SESS-02: spelled %s is the same model', (_spelling, wire) => {
    expect(toCustomer(wire)).toEqual(maria);
  });

  test('SESS-02: keeps no other spelling, and nothing of the session', () => {
    expect(Object.keys(toCustomer(aSocialCustomer())).toSorted()).toEqual(Object.keys(maria).toSorted());
    expect(Object.keys(toCustomer(anAwaitedCustomer())).toSorted()).toEqual(Object.keys(maria).toSorted());
  });

  test('API-73, SESS-02: has a bank account only where the answer has one', () => {
    expect(toCustomer(aKnownCustomer())).toEqual({ ...maria, bank_data: aBankAccount() });
    expect(toCustomer(aKnownCustomer({ bank_data: null }))).toEqual({ ...maria, bank_data: null });
  });
});

describe('a sign in', () => {
  const off = { two_step_auth_enable: false, two_step_auth_device_active: false, two_step_auth_data: null };

  test.each([
    ['with a password', aSignedInCustomer()],
    ['with a social provider', aSocialCustomer()],
  ])('SESS-02: %s has the customer, and beside her the token', (_how, wire) => {
    expect(toSignIn(wire)).toEqual({ customer: maria, token: 'tok-140', ...off });
  });

  test('API-64: that waits for a code has no token but that for the code', () => {
    expect(toSignIn(anAwaitedCustomer())).toEqual({
      customer: maria,
      token: '',
      two_step_auth_enable: true,
      two_step_auth_device_active: false,
      two_step_auth_data: { fingerprint: '6f9c2b1e-0a52-4c7d-9c57-3b1f2f1e8a10', token: '2fa-140' },
    });
  });
});

let server: RunningServer;
let requested: string[] = [];

beforeAll(async () => {
  server = await startMockServer(({ url }) => {
    requested.push(new URL(url).pathname.replace('/api/customer/', ''));
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  requested = [];
});

const fingerprint = aFingerprint;
const email = 'confiada@vidriera.example';
const password = 'Vidriera1';

/** A store of a visitor of her own, and the token of a sign in. */
async function signedIn(visitor: string) {
  const store = storeOn(hostsOf('development', 'ar', server.url), { headers: { 'x-mock-visitor': visitor } });
  const args = { username: email, password, fingerprint };
  const { data } = await store.dispatch(signInApi.endpoints.login.initiate(args, { track: false }));
  return { store, token: data?.token ?? '' };
}

describe('the devices', () => {
  const { getDevices, isTwoStepActive, deleteDevice, disableTwoStep, enableTwoStep, validateTwoStep } =
    twoStepApi.endpoints;

  /** A visitor who sees her devices, and whether two-step authentication is on. */
  async function seeing(visitor: string) {
    const { store, token } = await signedIn(visitor);
    const asked = { token, email, fingerprint };
    const shown = [
      store.dispatch(getDevices.initiate(asked)),
      store.dispatch(isTwoStepActive.initiate(asked)),
    ] as const;
    await Promise.all(shown);
    requested = [];
    return {
      store,
      asked,
      devices: () =>
        getDevices
          .select(asked)(store.getState())
          .data?.map(({ id }) => id),
      isActive: () => isTwoStepActive.select(asked)(store.getState()).data,
      reread: () => Promise.all(store.dispatch(twoStepApi.util.getRunningQueriesThunk())),
      leave: () => shown.forEach((each) => each.unsubscribe()),
    };
  }

  test('API-89, API-90: are read again after one was deleted, and nothing else is', async () => {
    const { store, asked, devices, reread, leave } = await seeing('deletes');
    const [first = ''] = devices() ?? [];
    await store.dispatch(deleteDevice.initiate({ token: asked.token, id: first, fingerprint }));
    await reread();
    expect(requested).toEqual(['deletedevice', 'getdevices']);
    expect(devices()).toEqual(['52']);
    leave();
  });

  test('API-88, API-91: whether two steps are on is read again once they were turned off or on', async () => {
    const { store, asked, isActive, reread, leave } = await seeing('turns off');
    await store.dispatch(disableTwoStep.initiate(asked));
    await reread();
    expect([requested, isActive()]).toEqual([['disabletwoauth', 'isactivetwoauth'], false]);
    await store.dispatch(enableTwoStep.initiate(asked));
    requested = [];
    await store.dispatch(validateTwoStep.initiate({ ...asked, code: '1234' }));
    await reread();
    expect(requested.toSorted()).toEqual(['getdevices', 'isactivetwoauth', 'validatetwoauth']);
    expect(isActive()).toBe(true);
    leave();
  });

  test('API-91: a wrong code makes nothing be read again', async () => {
    const { store, asked, reread, leave } = await seeing('mistypes');
    await store.dispatch(validateTwoStep.initiate({ ...asked, code: '4321' }));
    await reread();
    expect(requested).toEqual(['validatetwoauth']);
    leave();
  });
});

describe('the store', () => {
  test('keeps neither password nor token of a sign in that is not tracked', async () => {
    const { store, token } = await signedIn('untracked');
    expect(token).toMatch(/\w/);
    const text = JSON.stringify(store.getState());
    expect([text.includes(password), text.includes(token), text.includes(email)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('API-73: has the customer of a token in the cache that ends with the session', async () => {
    const { store, token } = await signedIn('known');
    const asking = store.dispatch(customerApi.endpoints.getCustomer.initiate({ token }));
    expect((await asking).data).toMatchObject({ customer: { email }, two_step_auth_device_active: true });
    expect(JSON.stringify(store.getState().shopApi)).not.toContain(email);
    store.dispatch(customerApi.util.resetApiState());
    expect(JSON.stringify(store.getState())).not.toContain(email);
    asking.unsubscribe();
  });
});
