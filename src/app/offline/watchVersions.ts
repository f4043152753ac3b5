import type { PageMessage } from '#schemas/workerMessages.ts';
import type { Store } from '#store/makeStore.ts';
import { versionAccepted, versionFound } from '#store/worker.ts';

/** Time in ms between two requests for a new version, at least. */
const pause = 60 * 60 * 1000;

/** Time in ms that a new version has to take over; after it the page is reloaded in any case. */
const longestTakeOver = 4000;

interface Versions {
  store: Store;
  container: ServiceWorkerContainer;
  registration: ServiceWorkerRegistration;
  clock: () => number;
  reload: () => void;
  signal: AbortSignal;
}

/**
 * Reports a new version that waits, and reloads this page once it has taken over, if the shopper has accepted it here
 * (PWA-06). Where it was accepted in another tab this page stays as it is, and reports it.
 */
export function watchVersions({ store, container, registration, clock, reload, signal }: Versions): void {
  let controller = container.controller;
  let accepted = false;
  let checked = clock();

  const report = () => {
    // The first version of a device has nothing to replace.
    if (registration.waiting !== null && container.controller !== null) store.dispatch(versionFound());
  };
  const watch = () => registration.installing?.addEventListener('statechange', report, { signal });
  registration.addEventListener('updatefound', watch, { signal });
  watch();
  report();

  container.addEventListener(
    'controllerchange',
    () => {
      const isFirst = controller === null;
      controller = container.controller;
      if (isFirst) return;
      if (accepted) reload();
      else store.dispatch(versionFound());
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
