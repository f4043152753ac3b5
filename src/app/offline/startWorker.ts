import type { LateStart } from '#app/start/makeShop.ts';
import { readSettings } from '#rules/start/settings.ts';
import { attempt } from '#store/persistence/tabStorage.ts';
import { whenIdle } from '#ui/timing/whenIdle.ts';
import { listenToWorker } from './listenToWorker.ts';
import { registerWorker } from './registerWorker.ts';
import { watchVersions } from './watchVersions.ts';

/** Time in ms after the page is idle: the calls and pictures of a first visit go before the files of the whole shop. */
const pause = 1500;

/** Listens to the service worker and registers it some time after the page is idle, in production builds (APP-43). */
export function startWorker(start: LateStart): void {
  // Absent or undefined in pages without https and some private windows; a sandboxed frame refuses it.
  const container = attempt(() => navigator.serviceWorker as ServiceWorkerContainer | undefined);
  if (!import.meta.env.PROD || container === undefined) return;
  listenToWorker(start, container);
  const { store, ports, signal } = start;
  const register = async () => {
    const { mock } = readSettings(document.getElementById('config')?.textContent ?? undefined);
    const registration = await registerWorker(container, location.href, mock);
    if (registration === undefined || signal.aborted) return;
    const reload = () => location.reload();
    watchVersions({ store, container, registration, clock: ports.clock, reload, signal });
  };
  whenIdle(() => setTimeout(() => void register(), pause));
}
