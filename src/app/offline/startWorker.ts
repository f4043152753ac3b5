import { readSettings } from '#rules/start/settings.ts';
import type { LateStart } from '#app/start/makeShop.ts';
import { whenIdle } from '#ui/timing/whenIdle.ts';
import { listenToWorker } from './listenToWorker.ts';
import { registerWorker } from './registerWorker.ts';
import { watchVersions } from './watchVersions.ts';

/** Time in ms after the page is idle before a first visit stores the shop: its pictures go first. */
const firstPause = 2000;

/** Registers the service worker in production builds, once the page is loaded and idle (APP-43). */
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
  const cancel = whenIdle(() => setTimeout(() => void register(), container.controller ? 0 : firstPause));
  signal.addEventListener('abort', cancel);
}
