import type { PageMessage } from '#schemas/workerMessages.ts';
import type { Store } from '#store/store.ts';
import { versionAccepted, versionFound, versionGone } from '#store/worker.ts';

/** The minimum time in ms between two requests for a new version. */
const pause = 60 * 60 * 1000;

/** Timeout in ms for a new version to take over; then the page is reloaded in any case. */
const maxTakeOver = 4000;

/** Time in ms in which a worker that does not wait for the shopper takes over. */
const settled = 1000;

interface Versions {
  store: Store;
  container: ServiceWorkerContainer;
  registration: ServiceWorkerRegistration;
  clock: () => number;
  reload: () => void;
  signal: AbortSignal;
}

/** Whether the worker that has just taken over stays: one that removes itself is no new version (docs/offline.md). */
async function stays(container: ServiceWorkerContainer): Promise<boolean> {
  const { controller } = container;
  if (controller?.state === 'activating')
    await new Promise((resolve) => controller.addEventListener('statechange', resolve, { once: true }));
  return (await container.getRegistration()) !== undefined;
}

/**
 * Reports a waiting version. If the shopper accepts it in this tab, the page reloads after the version has taken over
 * (PWA-06). If it was accepted in another tab, this page stays and reports it. A version that removes itself is no longer
 * reported.
 */
export function watchVersions({ store, container, registration, clock, reload, signal }: Versions): void {
  let controller = container.controller;
  let accepted = false;
  let checked = clock();

  const report = () => {
    // The first version of a device has nothing to replace.
    if (registration.waiting !== null && container.controller !== null) store.dispatch(versionFound());
  };
  const reportSoon = () => setTimeout(report, settled);
  const watch = () => registration.installing?.addEventListener('statechange', reportSoon, { signal });
  registration.addEventListener('updatefound', watch, { signal });
  watch();
  report();

  container.addEventListener(
    'controllerchange',
    () => {
      const isFirst = controller === null;
      controller = container.controller;
      if (isFirst) return;
      if (accepted) return reload();
      const reportOther = async () => {
        store.dispatch((await stays(container)) ? versionFound() : versionGone());
      };
      void reportOther().catch(() => undefined);
    },
    { signal },
  );

  store.react({
    matches: versionAccepted.match,
    run: () => {
      if (registration.waiting === null) return reload();
      accepted = true;
      registration.waiting.postMessage({ type: 'takeOver' } satisfies PageMessage, {});
      setTimeout(reload, maxTakeOver);
    },
  });

  // A shop that stays open for days learns of a new version when the shopper returns to it.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'visible' || clock() - checked < pause) return;
      checked = clock();
      registration.update().catch(() => undefined);
    },
    { signal },
  );
}
