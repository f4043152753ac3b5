import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { aFingerprint } from '#fixtures/customer.ts';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { customerApi, signInApi } from './customer.ts';
import { twoStepApi } from './twoStep.ts';

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
  const store = storeOn(hostsOf('development', 'ar', server.url), { headers: { 'x-mock-session': visitor } });
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
