import type { PageMessage } from '#schemas/workerMessages.ts';
import type { Store } from '#store/store.ts';
import { versionAccepted, versionFound, versionGone } from '#store/worker.ts';

/** Time in ms between two requests for a new version, at least. */
const pause = 60 * 60 * 1000;

/** Time in ms that a new version has to take over; after it the page is reloaded in any case. */
const longestTakeOver = 4000;

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
 * Reports a new version that waits, and reloads this page once it has taken over, if the shopper has accepted it here
 * (PWA-06). Where it was accepted in another tab this page stays as it is, and reports it; of one that removes itself it says
 * nothing more.
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
      setTimeout(reload, longestTakeOver);
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
