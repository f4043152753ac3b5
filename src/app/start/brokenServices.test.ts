import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { queueChange } from '#flows/queue/storedQueue.ts';
import { sendAndWait } from '#flows/queue/sendQueue.ts';
import { signIn } from '#flows/session/signIn.ts';
import { connectCustomers, formOf, newBrowser } from '#testing/backend/customerTab.ts';
import { memoryTab } from '#testing/fakeBrowser.ts';
import { deferredSteps } from './deferred.ts';

// Each browser service that the start, the cart or the session uses, in each way in which a setting, a private window or
// an old browser can break it. Those that only answer a press are in `device.test.ts` and `NearestCity.rules.test.ts`.

type Call = (...given: unknown[]) => unknown;

const refusal = () => new DOMException('The request was denied.', 'SecurityError');

/** What a call of a broken service does; undefined where there is no such service. */
const ways = {
  'is absent': undefined,
  throws: () => {
    throw refusal();
  },
  rejects: () => Promise.reject(refusal()),
  /** Ends only where the caller ends it. */
  hangs: (_name, options) =>
    new Promise((_resolve, reject) => {
      const { signal } = (options ?? {}) as { signal?: AbortSignal };
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    }),
} satisfies Record<string, Call | undefined>;

/** One that answers at once neither rejects nor hangs. */
const atOnce = ['is absent', 'throws'] as const;
const later = [...atOnce, 'rejects', 'hangs'] as const;

const storageOf = (call: Call | undefined) => ({ getItem: call, setItem: call, removeItem: call });

/** What is broken in a browser: globals, and the ports of a page. */
interface Broken {
  globals?: object;
  limits?: object;
  tab?: object;
}

const inNavigator = (navigator: object): Broken => ({ globals: { navigator } });

const services: [service: string, ways: readonly (keyof typeof ways)[], broken: (call?: Call) => Broken][] = [
  ['navigator.locks', later, (call) => inNavigator({ locks: call && { request: call } })],
  ['setAppBadge', later, (call) => inNavigator({ setAppBadge: call, clearAppBadge: call })],
  [
    'navigator.serviceWorker',
    atOnce,
    (call) => inNavigator(Object.defineProperty({}, 'serviceWorker', { get: () => call?.() })),
  ],
  ['BroadcastChannel', atOnce, (call) => ({ globals: { BroadcastChannel: call } })],
  ['localStorage', atOnce, (call) => ({ limits: { storage: call && storageOf(call) } })],
  ['sessionStorage', atOnce, (call) => ({ tab: storageOf(call) })],
  ['document.cookie', atOnce, (call) => ({ limits: { cookies: call, setCookie: call } })],
];

/** The same call; one that is repeated without end hangs, so that its test fails instead of running for ever. */
function bounded(call: Call | undefined): Call | undefined {
  let count = 0;
  return call && ((...given) => ((count += 1) > 500 ? new Promise(() => undefined) : call(...given)));
}

beforeEach(() => {
  connectCustomers();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', new URL('http://localhost:4173/'));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  // No test waits for a time-out.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const ended = new AbortController();
    setTimeout(() => ended.abort(), 0);
    return ended.signal;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each(services.flatMap(([service, each, broken]) => each.map((way) => [service, way, broken] as const)))(
  'PERS-09, KEEP-02: where %s %s an item is added and changed, and a customer signs in',
  async (_service, way, broken) => {
    const { globals = {}, limits, tab = memoryTab() } = broken(bounded(ways[way]));
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    const browser = await newBrowser('ar', limits);
    const { started, store, shop, context, customer } = browser.open(
      'on',
      tab as ReturnType<typeof memoryTab>,
    );
    const end = new AbortController();
    onTestFinished(() => end.abort());
    const { syncTabs, startVisit, refreshCart, startQueue, showBadge, startWorker } = deferredSteps;
    for (const step of [syncTabs, startVisit, refreshCart, startQueue, showBadge, startWorker])
      step({ ...started, signal: end.signal });
    await expect.poll(() => customer().decided).toBe(true);

    const item = 'ZP0001-38';
    const change = async (quantity: number, kind: 'add' | 'set') =>
      (await sendAndWait(store, shop, queueChange(store, shop, { item, quantity, kind }))).kind;
    expect([await change(1, 'add'), await change(2, 'set')]).toEqual(['done', 'done']);
    expect(await signIn(context, formOf('ana'))).toEqual({ kind: 'done' });
    const hers = () => browser.db.carts.list({}).find((cart) => cart.customer === '1100');
    await expect.poll(() => hers()?.lines).toContainEqual(expect.objectContaining({ item, quantity: 2 }));
  },
);
