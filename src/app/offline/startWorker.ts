import type { DeferredStart } from '#app/start/makeShop.ts';
import { isMockWorker, isOlderWorker, type KnownWorker } from '#rules/start/offline.ts';
import { hasMock } from '#rules/start/settings.ts';
import { ifAllowed } from '#store/persistence/tabStorage.ts';
import { whenIdle } from '#ui/timing/moments.ts';
import { listenToWorker } from './listenToWorker.ts';
import { watchVersions } from './watchVersions.ts';

/** Time in ms after the page is idle: the calls and pictures of a first visit go before the files of the whole shop. */
const pause = 1500;

/** Listens to the service worker and registers it some time after the page is idle, in production builds (APP-43). */
export function startWorker(start: DeferredStart): void {
  // Absent or undefined in pages without https and some private windows; a sandboxed frame refuses it.
  const container = ifAllowed(() => navigator.serviceWorker as ServiceWorkerContainer | undefined);
  if (!import.meta.env.PROD || container === undefined) return;
  listenToWorker(start, container);
  const { store, ports, settings, signal } = start;
  const register = async () => {
    const registration = await registerWorker(container, location.href, hasMock(settings));
    if (registration === undefined || signal.aborted) return;
    const reload = () => location.reload();
    watchVersions({ store, container, registration, clock: ports.clock, reload, signal });
  };
  whenIdle(() => setTimeout(() => void register(), pause));
}

const asKnown = ({ scope, active, waiting, installing }: ServiceWorkerRegistration): KnownWorker => ({
  scope,
  script: (active ?? waiting ?? installing)?.scriptURL,
});

/**
 * Removes older registrations (APP-44, APP-49), and registers the service worker (APP-42, APP-43). Undefined if the mock
 * backend's worker is active for `page`, an absolute URL, or if the browser refuses, for example without a script.
 */
export async function registerWorker(
  container: ServiceWorkerContainer,
  page: string,
  mock: boolean,
): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const known = await container.getRegistrations();
    const isMockHere = (each: ServiceWorkerRegistration) =>
      each.active !== null && isMockWorker(asKnown(each)) && page.startsWith(each.scope);
    if (known.some(isMockHere)) return undefined;
    const { origin } = new URL(page);
    const own = { scope: `${origin}/`, script: origin + workerPath };
    const older = known.filter((each) => isOlderWorker(asKnown(each), own, mock));
    await Promise.all(older.map((each) => each.unregister()));
    return await container.register(workerUrl(), { scope: '/' });
  } catch {
    return undefined;
  }
}

/** Where the service worker is (APP-42, APP-43). */
export const workerPath = '/service-worker.js';

/** The only policy that makes script URLs of text, and the only one that it makes. */
const policy = globalThis.trustedTypes?.createPolicy('sw-url', {
  createScriptURL: (url: string) => {
    if (url !== workerPath) throw new TypeError(`Failed to register a worker: ${url} is not the shop's.`);
    return url;
  },
});

/** The URL of the worker, as a trusted URL if the browser enforces Trusted Types. */
export const workerUrl = (): string => policy?.createScriptURL(workerPath) ?? workerPath;
