import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { selectTwoStep } from '#store/session/twoStep.ts';
import {
  type Browser,
  connectCustomers,
  expectNobody,
  formOf,
  newBrowser,
  sentTo,
  wire,
} from '#testing/backend/customerTab.ts';
import { dismissCode, enterCode, sendCode } from './enterCode.ts';
import { signIn } from './signIn.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

describe('a login that awaits a code', () => {
  async function awaiting() {
    const browser = await newBrowser();
    const tab = browser.open();
    expect(await signIn(tab.context, formOf('segura', true))).toEqual({ kind: 'code' });
    return { browser, ...tab, state: () => selectTwoStep(tab.store.getState()) };
  }

  test('TFA-04, TFA-06: shows the modal, and stores nothing', async () => {
    const { browser, customer, state, tab } = await awaiting();
    expect(state()).toMatchObject({
      showModalTwoStepLogin: true,
      activeTwoStep: true,
      two_step_auth_enable: true,
    });
    expect(customer().loggedIn).toBe(false);
    expectNobody(browser, tab);
  });

  test('TFA-08, TFA-10: the accepted code completes it', async () => {
    const { browser, context, customer, state, flashes } = await awaiting();
    expect(await enterCode(context, '1234')).toEqual({ kind: 'done' });
    expect(customer()).toMatchObject({ loggedIn: true, email: 'segura@vidriera.example', keepSession: true });
    expect(state()).toMatchObject({ showModalTwoStepLogin: false, validateCodeSuccess: true });
    expect(state().awaited).toBeUndefined();
    expect(flashes()).toEqual(['Dispositivo autenticado exitosamente.']);
    expect(browser.storage.texts['keep_session']).toBe('1');
  });

  test('TFA-09, ERR-44: a wrong code keeps the modal, and the next one counts', async () => {
    const { context, customer, state, store } = await awaiting();
    expect(await enterCode(context, '9999')).toEqual({ kind: 'failed', message: { refusal: 'wrongCode' } });
    expect(JSON.stringify(store.getState())).not.toContain('9999');
    expect(state()).toMatchObject({ showModalTwoStepLogin: true, validateCodeSuccess: false });
    expect(customer().loggedIn).toBe(false);
    expect(await enterCode(context, '1234')).toEqual({ kind: 'done' });
  });

  test.each<[string, (browser: Browser) => unknown]>([
    [
      'has expired',
      ({ db: { clock } }) => {
        // Ten minutes later (API-91).
        clock.set(new Date(clock.now().getTime() + 600_000));
      },
    ],
    [
      'was entered in another browser',
      async ({ db }) => {
        await db.codes.change(db.codes.list()[0]?.token ?? '', (row) => {
          row.used = true;
        });
      },
    ],
  ])('TFA-09, ERR-44: a code that %s keeps the modal, and opens no session', async (_why, before) => {
    const { browser, context, state, tab } = await awaiting();
    await before(browser);
    expect(await enterCode(context, '1234')).toEqual({ kind: 'failed', message: { refusal: 'wrongCode' } });
    expect(state()).toMatchObject({ showModalTwoStepLogin: true, validateCodeSuccess: false });
    expectNobody(browser, tab);
  });

  test('TFA-06: closing leaves the visitor anonymous, also while a code is on its way', async () => {
    const { browser, context, customer, state, tab } = await awaiting();
    const entered = enterCode(context, '1234');
    dismissCode(context);
    expect(await entered).toMatchObject({ kind: 'failed' });
    expect(state().showModalTwoStepLogin).toBe(false);
    expect(customer().loggedIn).toBe(false);
    expectNobody(browser, tab);
    expect(await enterCode(context, '1234')).toMatchObject({ kind: 'failed' });
  });

  test('TFA-06: of a login that another one has replaced, which awaits its own code, opens no session', async () => {
    const { browser, context, state, tab } = await awaiting();
    const held = Promise.withResolvers<void>();
    wire.intercept = async ({ url }, answer) => {
      if (url.includes('customer/validatetwoauth')) await held.promise;
      return answer();
    };
    const entered = enterCode(context, '1234');
    await expect.poll(() => sentTo('customer/validatetwoauth')).toHaveLength(1);
    expect(await signIn(context, formOf('segura'))).toEqual({ kind: 'code' });
    const { awaited } = state();
    held.resolve();
    expect(await entered).toMatchObject({ kind: 'failed' });
    expect(state()).toMatchObject({ showModalTwoStepLogin: true, awaited });
    expectNobody(browser, tab);
  });

  test('TFA-01: the code is sent again to an address that is shown masked', async () => {
    const { context, state } = await awaiting();
    expect(await sendCode(context)).toEqual({ kind: 'done' });
    expect(state().dataAuth?.email).toMatch(/^s\*+@/);
  });

  test('ERR-12, ERR-42: one that cannot be sent says so, and the modal stays', async () => {
    const { context, state } = await awaiting();
    wire.intercept = () => Response.json({ error: true, message: 'No code.' });
    expect(await sendCode(context)).toEqual({ kind: 'failed', message: { refusal: 'enablingFailed' } });
    wire.intercept = () => Response.json({}, { status: 503 });
    expect(await sendCode(context)).toEqual({ kind: 'failed', message: { error: 'generic' } });
    expect(state().showModalTwoStepLogin).toBe(true);
  });

  test('TFA-02: an environment without it logs in at once where the server has opened a session', async () => {
    const { open } = await newBrowser();
    const { context, customer } = open('off');
    await signIn(context, formOf('confiada'));
    expect(customer().loggedIn).toBe(true);
  });
});
