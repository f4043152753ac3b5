import { isMockWorker, isOlderWorker, type KnownWorker } from '#rules/start/offline.ts';
import { workerPath, workerUrl } from './scriptUrl.ts';

const asKnown = ({ scope, active, waiting, installing }: ServiceWorkerRegistration): KnownWorker => ({
  scope,
  script: (active ?? waiting ?? installing)?.scriptURL,
});

/**
 * Registers the service worker (APP-42, APP-43), after older registrations are removed (APP-44, APP-49). Undefined where
 * the mock backend's worker is active for `page`, an absolute URL, and where the browser refuses, such as for a script that
 * is missing or is no script: the shop works without.
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
