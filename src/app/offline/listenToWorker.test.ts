import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '#api/home.ts';
import { endpointOf } from '#testing/backend/endpointOf.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { aHome } from '#fixtures/home.ts';
import { getHome } from '#schemas/home.ts';
import type { AnswerReport, WorkerMessage } from '#schemas/workerMessages.ts';
import { networkChanged } from '#store/online.ts';
import { screensRequested, selectShownAnswer, selectStoredScreens } from '#store/worker.ts';
import { listenToWorker } from './listenToWorker.ts';
import type { renewScreen } from './renewScreen.ts';

let end: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  end = new AbortController();
});
afterEach(() => {
  end.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page that listens to its worker; `renews` is the outcome of each renewal. */
function page(renews: () => Promise<boolean> = () => Promise.resolve(true), isControlled = true) {
  const sent: unknown[] = [];
  const controller = { postMessage: (message: unknown) => void sent.push(message) };
  const container = Object.assign(new EventTarget(), { controller: isControlled ? controller : null });
  const store = storeOn(hostsOf('development', 'ar', 'http://shop'));
  const renew = vi.fn<typeof renewScreen>(renews);
  const ports = {
    clock: Date.now,
    wait: (pause: number) => new Promise<void>((go) => void setTimeout(go, pause)),
  };
  listenToWorker({ store, ports: ports as never, signal: end.signal }, container as never, renew);
  const hear = (data: WorkerMessage) => void container.dispatchEvent(new MessageEvent('message', { data }));
  const report = (state: AnswerReport['state'], subject = '/mujer', storedAt = 1) =>
    hear({ type: 'answer', kind: 'list', subject, storedAt, state });
  const shown = () => selectShownAnswer(store.getState(), '/mujer');
  return { store, sent, renew, hear, report, shown, container };
}

/** The answers of a screen arrive within this time, in ms. */
const pause = 300;

test('PWA-05: a newer answer is shown once for all calls of a screen, and has its own age then', async () => {
  const { renew, report, shown, store } = page();
  report('stored');
  report('changed');
  await vi.advanceTimersByTimeAsync(pause - 1);
  report('changed', '/mujer', 2);
  await vi.advanceTimersByTimeAsync(pause - 1);
  expect([renew.mock.calls, shown()?.storedAt]).toEqual([[], 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(renew.mock.calls).toEqual([[store, 'list', '/mujer']]);
  expect(shown()).toEqual({ storedAt: 2, state: 'current' });
});

test('PWA-05: newer answers of two screens are shown each', async () => {
  const { renew, report } = page();
  report('changed');
  report('changed', '/hombre');
  await vi.advanceTimersByTimeAsync(pause);
  expect(renew.mock.calls.map(([, , subject]) => subject)).toEqual(['/mujer', '/hombre']);
});

test.each([
  ['stays as it is', () => Promise.resolve(false)],
  ['cannot be renewed', () => Promise.reject(new TypeError('Failed to fetch'))],
])('PWA-05: a screen that %s keeps its age', async (_what, renews) => {
  const { renew, report, shown } = page(renews);
  report('stored');
  report('changed');
  await vi.advanceTimersByTimeAsync(pause);
  expect(renew).toHaveBeenCalledOnce();
  expect(shown()?.storedAt).toBe(1);
});

test.each(['stored', 'current', 'failed'] as const)(
  'PWA-05: an answer that is %s sends no further call',
  async (state) => {
    const { renew, report } = page();
    report(state);
    await vi.advanceTimersByTimeAsync(pause);
    expect(renew).not.toHaveBeenCalled();
  },
);

test('PWA-05: the worker is asked for earlier reports, and for the stored screens when they are needed', () => {
  const { store, sent, hear } = page();
  expect(sent).toEqual([{ type: 'reports' }]);
  store.dispatch(screensRequested());
  expect(sent.slice(1)).toEqual([{ type: 'screens' }]);
  const screens = [{ kind: 'home', path: '/', name: '' } as const];
  hear({ type: 'screens', screens });
  expect(selectStoredScreens(store.getState())).toEqual(screens);
});

describe('what is shown', () => {
  let requests: number;
  beforeEach(() => {
    requests = 0;
    vi.stubGlobal('fetch', async () => {
      requests += 1;
      return Response.json(aHome());
    });
  });

  /** A page that shows home. */
  async function home(isControlled = true) {
    const shop = page(undefined, isControlled);
    await shop.store.dispatch(endpointOf(getHome).initiate({ key: 'home_pwa' }));
    return shop;
  }

  /** The worker has answered it from the device, or passed on the answer of the server, this many minutes ago. */
  const reportHome = ({ hear }: Awaited<ReturnType<typeof home>>, state: AnswerReport['state'], age = 0) =>
    hear({ type: 'answer', kind: 'home', subject: '/', storedAt: Date.now() - age * 60_000, state });
  const pass = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    await vi.dynamicImportSettled();
  };
  /** The network is gone for a second. */
  async function flap({ store }: Awaited<ReturnType<typeof home>>) {
    store.dispatch(networkChanged(false));
    await pass(1);
    store.dispatch(networkChanged(true));
    await pass(0);
  }

  test.each([
    ['is new', 'current', 4, 0],
    ['is old', 'current', 6, 1],
    ['is new and from the device', 'stored', 4, 0],
    ['is old and from the device', 'stored', 6, 1],
  ] as const)(
    'PWA-05: and %s (%s, %d min) is requested once the network is back: %d times',
    async (_what, state, age, times) => {
      const shop = await home();
      reportHome(shop, state, age);
      await flap(shop);
      await pass(60);
      expect(requests - 1).toBe(times);
    },
  );

  test('PWA-05: and is new costs nothing where the network comes and goes', async () => {
    const shop = await home();
    reportHome(shop, 'current');
    for (let time = 0; time < 5; time += 1) {
      await flap(shop);
      await pass(40);
    }
    expect(requests).toBe(1);
  });

  test('PWA-05, KEEP-09: and could not be renewed is requested when the network is back, until it works', async () => {
    const shop = await home();
    reportHome(shop, 'failed');
    await flap(shop);
    expect(requests).toBe(2);
    // The network is reported some time before it works.
    await pass(3);
    expect(requests).toBe(3);
    reportHome(shop, 'current');
    await pass(60);
    expect(requests).toBe(3);
  });

  test('is no longer requested by a shop that was left', async () => {
    const shop = await home();
    reportHome(shop, 'failed');
    end.abort();
    await flap(shop);
    expect(requests).toBe(1);
  });

  test('PWA-05: is requested once more for the first worker, which stores it, and not for the next', async () => {
    const { container } = await home(false);
    for (let version = 0; version < 2; version += 1) {
      container.dispatchEvent(new Event('controllerchange'));
      await pass(0);
      expect(requests).toBe(2);
    }
  });

  test('PWA-05: is not requested for a new version of a worker that has stored it', async () => {
    const { container } = await home();
    container.dispatchEvent(new Event('controllerchange'));
    await pass(0);
    expect(requests).toBe(1);
  });
});
