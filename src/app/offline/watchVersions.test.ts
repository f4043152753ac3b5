import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { selectVersion, versionAccepted } from '#store/worker.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { watchVersions } from './watchVersions.ts';

const hour = 60 * 60_000;

/** Time in ms after which a version that was installed waits for the shopper, or does not wait at all. */
const settled = 1000;

/** A worker as a page sees it, with what it was sent. */
class FakeWorker extends EventTarget {
  readonly got: unknown[] = [];
  state = 'activated';
  postMessage = (message: unknown) => void this.got.push(message);
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

let end: AbortController;
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers();
  end = new AbortController();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  end.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page that watches versions, with the worker that controls it, and the versions being installed and waiting. */
function watched({
  controller = new FakeWorker(),
  update = () => Promise.resolve(),
}: { controller?: FakeWorker | null; update?: () => Promise<void> } = {}) {
  let isRegistered = true;
  const container = Object.assign(new EventTarget(), {
    controller,
    getRegistration: async () => (isRegistered ? registration : undefined),
  });
  // No mock, which would handle a rejection.
  let updates = 0;
  const registration = Object.assign(new EventTarget(), {
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    update: () => {
      updates += 1;
      return update();
    },
  });
  const store = storeOn(hostsOf('development', 'ar', 'http://shop'));
  const reload = vi.fn<() => void>();
  watchVersions({
    store,
    container: container as never,
    registration: registration as never,
    clock: Date.now,
    reload,
    signal: end.signal,
  });
  /** A version has been installed, which waits for the time in ms, if it is not told otherwise. */
  const install = (waits = settled) => {
    const version = new FakeWorker();
    registration.installing = version;
    registration.dispatchEvent(new Event('updatefound'));
    Object.assign(registration, { installing: null, waiting: version });
    version.dispatchEvent(new Event('statechange'));
    vi.advanceTimersByTime(waits);
    return version;
  };
  /** A version has taken over. */
  const takeOver = (version = new FakeWorker()) => {
    Object.assign(registration, { waiting: null });
    container.controller = version;
    container.dispatchEvent(new Event('controllerchange'));
  };
  return {
    store,
    reload,
    updates: () => updates,
    install,
    takeOver,
    unregister: () => {
      isRegistered = false;
    },
    version: () => selectVersion(store.getState()),
  };
}

test('PWA-06: a version that waits is offered, and nothing is reloaded', () => {
  const { install, version, reload } = watched();
  expect(version()).toBe('current');
  install();
  expect(version()).toBe('waiting');
  expect(reload).not.toHaveBeenCalled();
});

test('PWA-06: the first version of a device replaces nothing, so it is not offered', async () => {
  const { install, takeOver, version, reload } = watched({ controller: null });
  takeOver(install());
  await vi.advanceTimersByTimeAsync(settled);
  expect(version()).toBe('current');
  expect(reload).not.toHaveBeenCalled();
  install();
  expect(version()).toBe('waiting');
});

test('PWA-06: accepted, a version takes over, and the page is reloaded then', () => {
  const { store, install, takeOver, reload } = watched();
  const version = install();
  store.dispatch(versionAccepted());
  expect(version.got).toEqual([{ type: 'takeOver' }]);
  expect(reload).not.toHaveBeenCalled();
  takeOver(version);
  expect(reload).toHaveBeenCalledOnce();
});

test('PWA-06: accepted, a version that does not take over within four seconds is left to a reload', () => {
  const { store, install, reload } = watched();
  install();
  store.dispatch(versionAccepted());
  vi.advanceTimersByTime(3999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('PWA-06: a version accepted in another tab is offered here, and a reload is enough for it', async () => {
  const { store, takeOver, version, reload } = watched();
  takeOver();
  await vi.advanceTimersByTimeAsync(0);
  expect(version()).toBe('waiting');
  expect(reload).not.toHaveBeenCalled();
  store.dispatch(versionAccepted());
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  [settled - 1, 'current'],
  [settled, 'waiting'],
])(
  'PWA-06: a worker that removes itself after %i ms is no new version, once it has; until then %s',
  async (waits, until) => {
    const { install, takeOver, unregister, version } = watched();
    const worker = install(waits);
    worker.state = 'activating';
    takeOver(worker);
    await vi.advanceTimersByTimeAsync(1);
    expect(version()).toBe(until);
    unregister();
    worker.become('activated');
    await vi.advanceTimersByTimeAsync(hour);
    expect(version()).toBe('current');
    install();
    expect(version()).toBe('waiting');
  },
);

/** The shopper leaves the page, or returns to it. */
function look(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

test('PWA-06: a new version is asked for when the shopper returns, once an hour', () => {
  const { updates } = watched();
  const requests = [0, hour - 1, 1, 1, hour - 2, 1].map((time) => {
    vi.advanceTimersByTime(time);
    look('hidden');
    look('visible');
    return updates();
  });
  expect(requests).toEqual([0, 0, 1, 1, 1, 2]);
  vi.advanceTimersByTime(2 * hour);
  look('hidden');
  expect(updates()).toBe(2);
});

test('PWA-06: without network a new version is not found, and nobody hears of it', async () => {
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => unheard.push(reason);
  process.on('unhandledRejection', hear);
  const { updates } = watched({ update: () => Promise.reject(new TypeError('Failed to update')) });
  vi.advanceTimersByTime(hour);
  look('visible');
  expect(updates()).toBe(1);
  vi.useRealTimers();
  await new Promise(setImmediate);
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
});
