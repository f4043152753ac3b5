import { readSettings } from '#rules/start/settings.ts';
import type { LateStart } from '#app/start/makeShop.ts';
import { listenToWorker } from './listenToWorker.ts';
import { registerWorker } from './registerWorker.ts';
import { watchVersions } from './watchVersions.ts';

/** Listens to the service worker and registers it, in production builds (APP-43). */
export function startWorker(start: LateStart): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;
  listenToWorker(start, container);
  const { store, ports, signal } = start;
  const register = async () => {
    const { mock } = readSettings(document.getElementById('config')?.textContent ?? undefined);
    const registration = await registerWorker(container, location.origin, mock);
    if (registration === undefined || signal.aborted) return;
    const reload = () => location.reload();
    watchVersions({ store, container, registration, clock: ports.clock, reload, signal });
  };
  void register();
}
