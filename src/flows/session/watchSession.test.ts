import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartApi } from '#api/cart.ts';
import { customerApi } from '#api/customer.ts';
import { sessionApi } from '#api/shopApi.ts';
import type { DeviceStorage } from '#api/transport/ports.ts';
import { logoutChannel } from '#app/start/syncTabs.ts';
import { aCartItem } from '#fixtures/cart.ts';
import { aRegistration as form } from '#fixtures/customer.ts';
import { savedLines } from '#flows/cart/savedLines.ts';
import { selectCartProblem } from '#store/cart.ts';
import { flashQueued } from '#store/flash.ts';
import { navigated } from '#store/lastUrl.ts';
import { linkTabs } from '#store/persistence/otherTabs.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { exchangeBankKey, exchangeDraftKey } from '#store/session/traces.ts';
import {
  type Browser,
  connectCustomers,
  formOf,
  newBrowser,
  reopened,
  returning,
  sentTo,
  type Tab,
  twoTabsOfAna,
  wire,
} from '#testing/backend/customerTab.ts';
import { memoryStorage, turn } from '#testing/fakeBrowser.ts';
import { enterCode, sendCode } from './enterCode.ts';
import { recover, register } from './register.ts';
import { restoreSession } from './restoreSession.ts';
import { signIn, socialSignIn } from './signIn.ts';
import { signOut } from './signOut.ts';
import { confirmCode, removeDevice, requestCode, turnOff } from './twoStepSetting.ts';

beforeEach(connectCustomers);

afterEach(() => vi.unstubAllGlobals());

const line = aCartItem();
const entries = { saved_lines: JSON.stringify([line]), sync_queue: '{"changes":[]}' };

/** The tab of a customer whose device has lines that are saved for later, and changes that wait. */
async function signedIn(storage: DeviceStorage & { texts: Record<string, string> }) {
  const browser = await newBrowser('ar', { storage });
  const tab = await reopened(browser);
  await signIn(tab.context, formOf('ana'));
  Object.assign(storage.texts, entries);
  return tab;
}

describe.each(['logout', 'expiry', 'cleanOut'] as const)('after a session that has ended by %s', (end) => {
  test('STATE-14, PERS-10: the device has neither saved lines nor changes that wait', async () => {
    const storage = memoryStorage();
    const { store } = await signedIn(storage);
    store.dispatch(sessionEnded(end));
    await expect.poll(() => Object.keys(storage.texts)).not.toContain('saved_lines');
    await turn();
    expect(storage.texts).not.toHaveProperty('saved_lines');
    expect(storage.texts).not.toHaveProperty('sync_queue');
  });

  test('STATE-14: neither has the page the lines that it has shown', async () => {
    const storage = memoryStorage();
    const { store, shop } = await signedIn(storage);
    const list = savedLines(shop);
    list.read();
    await expect.poll(() => list.items().map(({ id }) => id)).toEqual([line.id]);
    store.dispatch(sessionEnded(end));
    await expect.poll(list.items).toEqual([]);
  });
});

const refuse = () => {
  throw new DOMException('Denied.', 'SecurityError');
};

test.each<[string, DeviceStorage['removeItem']]>([
  ['throws', refuse],
  ['rejects', async () => refuse()],
])('SESS-43, PERS-09: a storage that %s does not keep a session from its end', async (_how, removeItem) => {
  const storage = { ...memoryStorage(), removeItem };
  const { store, customer, tab, flashes } = await signedIn(storage);
  store.dispatch(sessionEnded('expiry'));
  await turn();
  expect(customer().loggedIn).toBe(false);
  expect(tab.texts).not.toHaveProperty('token');
  expect(flashes()).toEqual(['Error de autorización. Ingrese nuevamente.']);
});

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

/** What is sent by forms, and by an address. */
const sent: [name: string, send: (tab: Tab) => Promise<unknown>][] = [
  ['a sign in', ({ context }) => signIn(context, formOf('ana'))],
  ['a sign in that fails', ({ context }) => signIn(context, { ...formOf('ana'), password: 'Otra123' })],
  ['a social sign in', ({ context }) => socialSignIn(context, profile)],
  ['a login by a hash', ({ context }) => restoreSession(context, { hash: 'h-1100', emptyCart: false })],
  ['a registration', ({ context }) => register(context, form)],
  [
    'a registration that fails',
    ({ context }) => register(context, { ...form, email: 'ana@vidriera.example' }),
  ],
  ['a recovery', ({ context }) => recover(context, { email: 'ana@vidriera.example' })],
  [
    'a code that is asked for and entered',
    async ({ context }) => {
      await signIn(context, formOf('segura'));
      await sendCode(context);
      await enterCode(context, '9999');
      await enterCode(context, '1234');
    },
  ],
  [
    'two steps that are turned on',
    async ({ context }) => {
      await signIn(context, formOf('ana'));
      await requestCode(context);
      await confirmCode(context, '9999');
      await confirmCode(context, '1234');
    },
  ],
  [
    'a device that is deleted before two steps are turned off',
    async ({ context }) => {
      await signIn(context, formOf('confiada'));
      await removeDevice(context, '52');
      await turnOff(context);
    },
  ],
];

test.each(sent)(
  'SESS-17: %s leaves neither what was sent nor its answer in the cache of calls',
  async (_name, send) => {
    const { open } = await newBrowser();
    const tab = open();
    await send(tab);
    const { shopApi, sessionApi } = tab.store.getState();
    expect([shopApi.mutations, sessionApi?.mutations ?? {}]).toEqual([{}, {}]);
  },
);

/** Two tabs of a customer who has logged out in the first one, and is told so in the other. */
async function loggedOutInOne() {
  const { tabs } = await twoTabsOfAna();
  const [one, other] = tabs;
  await signOut(one.context);
  await one.persistence?.flush();
  other.persistence?.mergeOtherTab();
  expect(other.flashes()).toEqual(['Sesión cerrada.']);
  return tabs;
}

test('SESS-43, ERR-66: a customer whom another tab logs out is told so, once', async () => {
  const [, other] = await loggedOutInOne();
  await signOut(other.context);
  expect(other.flashes()).toEqual(['Sesión cerrada.']);
});

test('SESS-35, SESS-43, ERR-66: a tab that waits for a token of its own is told too, and waits no longer', async () => {
  const browser = await returning();
  const one = await reopened(browser);
  await restoreSession(one.context, undefined);
  const held = Promise.withResolvers<Response>();
  const other = await reopened(browser);
  wire.intercept = ({ url }) => (url.includes('/customer/login') ? held.promise : undefined);
  const waiting = restoreSession(other.context, undefined);
  await expect.poll(() => sentTo('/customer/login')).toHaveLength(2);
  await signOut(one.context);
  await one.persistence?.flush();
  other.persistence?.mergeOtherTab();
  expect(other.flashes()).toEqual(['Sesión cerrada.']);
  await waiting;
  expect(other.customer()).toMatchObject({ decided: true, loggedIn: false });
});

test('SESS-43: a login of the device that is answered after another tab has logged out opens no session', async () => {
  const browser = await returning();
  const one = await reopened(browser);
  await restoreSession(one.context, undefined);
  const held = Promise.withResolvers<void>();
  const other = await reopened(browser);
  wire.intercept = ({ url }, answer) =>
    url.includes('/customer/login') ? held.promise.then(answer) : undefined;
  const waiting = restoreSession(other.context, undefined);
  await expect.poll(() => sentTo('/customer/login')).toHaveLength(2);
  await signOut(one.context);
  await one.persistence?.flush();
  held.resolve();
  expect(await waiting).toBe(true);
  expect(other.customer()).toMatchObject({ decided: true, loggedIn: false });
  expect(other.tab.texts).toEqual({});
});

test('SESS-43, ERR-66: so is one that had begun to start when another tab logged out', async () => {
  const browser = await returning();
  const [one, other] = [await reopened(browser), await reopened(browser)];
  await restoreSession(one.context, undefined);
  await signOut(one.context);
  await one.persistence?.flush();
  await restoreSession(other.context, undefined);
  expect(other.customer()).toMatchObject({ decided: true, loggedIn: false });
  expect(other.flashes()).toEqual(['Sesión cerrada.']);
});

test('SESS-43, STATE-14: what was said to one customer is not shown to the next, in either tab', async () => {
  const { tabs } = await twoTabsOfAna();
  const [one, other] = tabs;
  for (const { store } of tabs)
    store.dispatch(flashQueued({ text: 'Sin conexión', flashMessageType: 'success', undo: 'Deshacer' }));
  await signOut(one.context);
  expect(one.flashes()).toEqual(['Sesión cerrada.']);
  await signIn(one.context, formOf('nueva'));
  expect(one.flashes()).toEqual([]);
  await one.persistence?.flush();
  other.persistence?.mergeOtherTab();
  expect(other.customer()).toMatchObject({ loggedIn: true, idCustomer: '1101' });
  expect(other.flashes()).toEqual([]);
});

test('SESS-43, STATE-14: a logout that was told in another tab is not, once the next customer has signed in', async () => {
  const [one, other] = await loggedOutInOne();
  await signIn(one.context, formOf('nueva'));
  await one.persistence?.flush();
  other.persistence?.mergeOtherTab();
  expect(other.customer()).toMatchObject({ loggedIn: true, idCustomer: '1101' });
  expect(other.flashes()).toEqual([]);
});

test('SESS-43, ERR-66: a visitor is told nothing of a session that begins and ends in another tab', async () => {
  const browser = await newBrowser();
  const [one, other] = [await reopened(browser), await reopened(browser)];
  await signIn(one.context, formOf('ana'));
  await signOut(one.context);
  await one.persistence?.flush();
  other.persistence?.mergeOtherTab();
  expect(other.customer()).toMatchObject({ loggedIn: false, endedSessions: 1 });
  expect(other.flashes()).toEqual([]);
});

const draft = '{"customer":"1100","draft":{"order_nr":"300411007"}}';

const open: ReturnType<typeof logoutChannel>[] = [];
afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});

/** A tab that hears of logouts in others, as the page does. */
async function hearingTab(browser: Browser) {
  const tab = await reopened(browser);
  const { persistence, started } = tab;
  if (persistence === undefined) throw new Error('This tab stores nothing.');
  const channel = logoutChannel({ ...started, persistence });
  linkTabs(tab.store, { ...persistence, notifyLogout: channel.notify });
  channel.open();
  open.push(channel);
  return tab;
}

/** Two tabs of one customer, each with an exchange that was begun. */
async function twoExchanges() {
  const browser = await newBrowser();
  const tabs = [await hearingTab(browser), await hearingTab(browser)] as const;
  const [one, other] = tabs;
  await signIn(one.context, formOf('ana', true));
  await one.persistence?.flush();
  other.persistence?.mergeOtherTab();
  await vi.waitFor(() => expect(other.tab.texts['token']).toBeDefined());
  for (const { tab } of tabs) {
    tab.setItem(exchangeDraftKey, draft);
    tab.setItem(exchangeBankKey, '{"owner_name":"Ana"}');
  }
  return tabs;
}

test('AFTER-04, STATE-14: the end of a session leaves an exchange, and none of the bank data, in both tabs', async () => {
  const [one, other] = await twoExchanges();
  one.store.dispatch(sessionEnded('expiry'));
  await one.persistence?.flush();
  other.persistence?.mergeOtherTab();
  expect(other.customer().loggedIn).toBe(false);
  for (const { tab } of [one, other]) {
    expect(tab.texts[exchangeDraftKey]).toBe(draft);
    expect(tab.texts).not.toHaveProperty(exchangeBankKey);
  }
});

test('AFTER-04, STATE-14, PERS-10: a logout removes the exchange of both tabs, and the bank data', async () => {
  const [one, other] = await twoExchanges();
  await signOut(one.context);
  expect(one.tab.texts).not.toHaveProperty(exchangeDraftKey);
  expect(one.tab.texts).not.toHaveProperty(exchangeBankKey);
  await expect.poll(() => other.tab.texts).not.toHaveProperty(exchangeDraftKey);
  expect(other.tab.texts).not.toHaveProperty(exchangeBankKey);
  expect(other.customer().loggedIn).toBe(false);
});

test('another customer who signs in removes the exchange of the one before, in both tabs', async () => {
  const [one, other] = await twoExchanges();
  await signIn(one.context, formOf('nueva'));
  expect(one.tab.texts).not.toHaveProperty(exchangeDraftKey);
  await expect.poll(() => other.tab.texts).not.toHaveProperty(exchangeDraftKey);
});

test('AFTER-04: a logout leaves the exchange in a browser of somebody else', async () => {
  const [one, other] = await twoExchanges();
  const [stranger] = await twoExchanges();
  await signOut(one.context);
  await expect.poll(() => other.tab.texts).not.toHaveProperty(exchangeDraftKey);
  expect(stranger.tab.texts[exchangeDraftKey]).toBe(draft);
});

test('AFTER-04: where tabs have no channel, each is for itself', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const [one, other] = await twoExchanges();
  await signOut(one.context);
  expect(one.tab.texts).not.toHaveProperty(exchangeDraftKey);
  expect(other.tab.texts[exchangeDraftKey]).toBe(draft);
});

test('AFTER-04: an exchange is not removed by a session of somebody else that has expired', async () => {
  const [, other] = await twoExchanges();
  other.store.dispatch(sessionEnded('expiry'));
  await signIn(other.context, formOf('nueva'));
  other.store.dispatch(sessionEnded('expiry'));
  expect(other.tab.texts[exchangeDraftKey]).toBe(draft);
});

describe('two tabs of a browser', () => {
  test('SESS-17, SESS-35: a login in one is a login in the other, with a token of its own', async () => {
    const { tabs } = await twoTabsOfAna();
    expect(tabs[1].tab.texts['token']).not.toBe(tabs[0].tab.texts['token']);
  });

  test('SESS-43, STATE-14: a logout in one ends the session of the other', async () => {
    const { browser, tabs } = await twoTabsOfAna();
    const [one, other] = tabs;
    void signOut(one.context);
    await one.persistence?.flush();
    other.persistence?.mergeOtherTab();
    expect(other.customer().loggedIn).toBe(false);
    expect(other.tab.texts).toEqual({});
    expect(JSON.stringify(other.store.getState())).not.toMatch(/ana@|h-1100/);
    expect(browser.jar.has('access_token')).toBe(false);
  });

  test('SESS-43, STATE-14: a sign in ends the session that another tab has begun unseen', async () => {
    const browser = await newBrowser();
    const [one, other] = [await reopened(browser), await reopened(browser)];
    await signIn(one.context, formOf('ana'));
    // A sign in is written at once.
    await turn();
    expect(other.customer().loggedIn).toBe(false);
    await signIn(other.context, formOf('nueva'));
    expect(other.customer()).toMatchObject({ idCustomer: '1101', endedSessions: 1 });
  });

  test('SESS-43: a logout after that of another tab is told to the server once', async () => {
    const { tabs } = await twoTabsOfAna();
    const [one, other] = tabs;
    await signOut(one.context);
    await one.persistence?.flush();
    await signOut(other.context);
    expect(other.customer().endedSessions).toBe(1);
    expect(sentTo('alicelogout')).toHaveLength(1);
  });

  test('SESS-43: what a tab writes within a session costs the other no token', async () => {
    const { tabs } = await twoTabsOfAna();
    const [one, other] = tabs;
    const next = async () => {
      one.store.dispatch(navigated({ url: `/p${(pages += 1)}.html`, title: '' } as never));
      await one.persistence?.flush();
      other.persistence?.mergeOtherTab();
    };
    let pages = 0;
    void signOut(one.context);
    await next();
    await signIn(one.context, formOf('ana', true));
    await next();
    await expect.poll(() => other.tab.texts['token']).toBeDefined();
    // The end of the session was noticed by both once, by each in its own way.
    const tokens = () => tabs.map(({ tab }) => tab.texts['token']);
    const before = tokens();
    await next();
    await other.persistence?.flush();
    one.persistence?.mergeOtherTab();
    expect(tokens()).toEqual(before);
  });

  test('SESS-47: what is under way in the other when one logs out is not repeated for a guest', async () => {
    const { tabs } = await twoTabsOfAna();
    const [one, other] = tabs;
    const { session } = other.store;
    void signOut(one.context);
    await one.persistence?.flush();
    other.persistence?.mergeOtherTab();
    expect(session.signal.reason).toBe('logout');
  });

  test('STATE-14: a logout in one resets what the screens of the other have read of the customer', async () => {
    const { tabs } = await twoTabsOfAna();
    const [one, other] = tabs;
    const resets = vi.fn();
    other.store.react({ matches: sessionApi.util.resetApiState.match, run: resets });
    void signOut(one.context);
    await one.persistence?.flush();
    other.persistence?.mergeOtherTab();
    expect(resets).toHaveBeenCalledTimes(1);
  });

  test('CART-22: the cart of a guest is merged with nothing, and has no problem', async () => {
    const { open } = await newBrowser();
    const { store } = open();
    await store.dispatch(cartApi.endpoints.createCart.initiate({ items: 'ZP0001-38=1' }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sentTo('cart/merge')).toEqual([]);
    expect(selectCartProblem(store.getState())).toBeUndefined();
  });

  test('a late answer to the customer of before does not end the session that another tab has begun', async () => {
    const { tabs } = await twoTabsOfAna();
    const [one, other] = tabs;
    const { promise, resolve } = Promise.withResolvers<Response>();
    wire.requests = [];
    wire.intercept = ({ url }) => (url.includes('customer/info') ? promise : undefined);
    const call = other.store.dispatch(
      customerApi.endpoints.getCustomer.initiate({}, { forceRefetch: true, subscribe: false }),
    );
    await expect.poll(() => sentTo('customer/info')).toHaveLength(1);
    wire.intercept = undefined;
    await signOut(one.context);
    await signIn(one.context, formOf('nueva'));
    await one.persistence?.flush();
    resolve(Response.json({ error: true, message: 'Requested token not found.' }));
    await call;
    expect(other.customer()).toMatchObject({ loggedIn: true, idCustomer: '1101' });
    expect(other.flashes()).toEqual([]);
  });

  test('SESS-43, STATE-14: another customer in one replaces the customer of the other', async () => {
    const { tabs } = await twoTabsOfAna();
    const [one, other] = tabs;
    void signOut(one.context);
    await signIn(one.context, formOf('nueva'));
    await one.persistence?.flush();
    other.persistence?.mergeOtherTab();
    expect(other.customer()).toMatchObject({ loggedIn: true, idCustomer: '1101' });
    await expect.poll(() => other.customer().email).toBe('nueva@vidriera.example');
    expect(JSON.stringify(other.store.getState())).not.toMatch(/ana@/);
    expect(other.flashes()).toEqual([]);
  });
});
