import { expect, vi } from 'vitest';
import type { Ports } from '#api/transport/ports.ts';
import { deferredSteps } from '#app/start/deferred.ts';
import { makeShop } from '#app/start/makeShop.ts';
import { sessionOf } from '#flows/session/session.ts';
import { signIn } from '#flows/session/signIn.ts';
import type { CountryCode } from '#countries/country.ts';
import { resetDatabase, databaseOf } from '#mocks/database.ts';
import { shopServer } from '#server/shopServer.ts';
import { developmentSettings } from '#fixtures/settings.ts';
import { linkTabs } from '#store/persistence/otherTabs.ts';
import { selectFlashes } from '#store/flash.ts';
import type { Store } from '#store/store.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { fakeBrowser, memoryTab } from '#testing/fakeBrowser.ts';

const mock = shopServer({ control: true });

/** The name of a visitor on the mock. */
const visitorOf = (visit: number) => `customer ${visit}`;

/** What the network does with a request before and after the mock responds; undefined lets it through. */
type Interception = (
  request: Request,
  answer: () => Promise<Response>,
) => Response | Promise<Response> | undefined;

/** The network of tabs: `requests` has what was sent, with its body. */
export const wire = {
  requests: [] as { url: string; body: string }[],
  intercept: undefined as Interception | undefined,
};

let visits = 0;

/** Sends the calls of tabs to the mock; for `beforeEach`, undone by `vi.unstubAllGlobals`. */
export function connectCustomers(): void {
  Object.assign(wire, { requests: [], intercept: undefined });
  const earlier = new Set(Array.from({ length: visits }, (_, index) => visitorOf(index + 1)));
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
    const request = new Request(...args);
    // A tab of a test before this one may still be at work.
    if (earlier.has(request.headers.get('x-mock-visitor') ?? '')) return mock.fetch(request);
    wire.requests.push({ url: request.url, body: await request.clone().text() });
    const answer = async () => mock.fetch(request);
    return (await wire.intercept?.(request, answer)) ?? answer();
  });
}

/** The calls that were sent to a path. */
export const sentTo = (path: string) => wire.requests.filter(({ url }) => url.includes(path));

/** The bodies of the logins that were sent. */
export const logins = () => sentTo('customer/login').map(({ body }) => body);

/** What the shop knows of a visit without a customer, once that is decided. */
export const nobody = { loggedIn: false, decided: true };

/** A page with its own name in its browser, or with less access to it. */
interface PageOptions extends Partial<ReturnType<typeof fakeBrowser> & Pick<Ports, 'clock' | 'random'>> {
  /** Sent with its requests, in the header `x-page`. */
  id?: string;
  /** Called with its store, before anything reacts to it. */
  watch?: (store: Store) => void;
}

/** A new browser with its own visitor on the mock; `open` opens a tab, and `limits` lists what it does not allow. */
export async function newBrowser(
  country: CountryCode = 'ar',
  limits: Partial<Pick<Ports, 'storage' | 'cookies' | 'setCookie'>> = {},
) {
  const visitor = visitorOf((visits += 1));
  resetDatabase(visitor, country);
  const db = await databaseOf(visitor, country);
  const browser = fakeBrowser();
  const open = (twoStepSetting = 'on', tab = memoryTab(), page: PageOptions = {}) => {
    const { storage, cookies, setCookie } = { ...browser, ...limits, ...page };
    const { clock = Date.now, random = Math.random } = page;
    const started = makeShop({
      country,
      settings: developmentSettings(),
      twoStepSetting,
      origin: 'http://localhost:4173',
      headers: {
        'x-mock-visitor': visitor,
        'x-mock-country': country,
        ...(page.id && { 'x-page': page.id }),
      },
      clock,
      random,
      wait: () => Promise.resolve(),
      copy: () => Promise.resolve(false),
      share: () => Promise.resolve(false),
      storage,
      cookies,
      setCookie,
      tab,
    });
    const { store, shop, persistence } = started;
    page.watch?.(store);
    if (persistence) linkTabs(store, persistence);
    deferredSteps.registerReactions({ ...started, signal: new AbortController().signal });
    return {
      started,
      store,
      shop,
      persistence,
      tab,
      /** Its first use loads the code of the session into the tab. */
      get context() {
        return sessionOf(store, shop);
      },
      customer: () => selectCustomer(store.getState()),
      flashes: () => selectFlashes(store.getState()).map(({ text }) => text),
    };
  };
  return { ...browser, db, open };
}

export type Tab = ReturnType<Awaited<ReturnType<typeof newBrowser>>['open']>;

/** The form of a persona of the mock. */
export const formOf = (name: string, keepSession = false) => ({
  username: `${name}@vidriera.example`,
  password: 'Vidriera1',
  keepSession,
});

export type Browser = Awaited<ReturnType<typeof newBrowser>>;

/** A browser in which a customer has logged in earlier, and whose tab was closed. */
export async function returning(name = 'ana', keepSession = true) {
  const browser = await newBrowser();
  const { context, persistence, store } = browser.open();
  await persistence?.read;
  await signIn(context, formOf(name, keepSession));
  const calls = () => Object.values(store.getState().sessionApi.queries);
  // Otherwise the closed tab would still write.
  await expect.poll(() => calls().map((call) => String(call?.status))).not.toContain('pending');
  await persistence?.flush();
  wire.requests = [];
  return browser;
}

/** Opens a tab with the code of the session, and reads what the device has stored. */
export async function reopened(browser: Browser, tab = memoryTab()) {
  const opened = browser.open('on', tab);
  sessionOf(opened.store, opened.shop);
  await opened.persistence?.read;
  return opened;
}

/** Two tabs of a browser, with `ana` logged in in both. */
export async function twoTabsOfAna() {
  const browser = await newBrowser();
  const tabs = [await reopened(browser), await reopened(browser)] as const;
  await signIn(tabs[0].context, formOf('ana', true));
  await tabs[0].persistence?.flush();
  tabs[1].persistence?.mergeOtherTab();
  await expect.poll(() => tabs[1].tab.texts['token']).toBeDefined();
  await expect.poll(() => tabs[1].customer().email).toBe('ana@vidriera.example');
  return { browser, tabs };
}

/** Expects that a browser stores nothing of a login. */
export function expectNobody({ jar, storage }: Browser, tab: { texts: object }) {
  expect([...jar.keys()].filter((name) => name !== 'login_front_rollout_cookie')).toEqual([]);
  expect(storage.texts).not.toHaveProperty('keep_session');
  expect(tab.texts).not.toHaveProperty('token');
}
