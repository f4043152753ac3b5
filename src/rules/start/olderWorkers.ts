/** A service worker that the browser knows for this origin. */
export interface KnownWorker {
  /** Absolute URLs; the script is undefined for one that was never installed. */
  scope: string;
  script: string | undefined;
}

/** The worker of the mock backend, in builds that have it; the built Storybook has it in its own folder. */
const mockScript = '/mockServiceWorker.js';

/** Whether a worker is the mock backend's own; while it is active no other is registered (APP-43). */
export const isMockWorker = ({ script }: Pick<KnownWorker, 'script'>): boolean =>
  script !== undefined && new URL(script).pathname.endsWith(mockScript);

/** Whether a worker is older than the shop's, which has `script` and `scope`: it is unregistered (APP-44, APP-49). */
export const isOlderWorker = (
  worker: KnownWorker,
  own: { script: string; scope: string },
  mock: boolean,
): boolean => !(mock && isMockWorker(worker)) && (worker.scope !== own.scope || worker.script !== own.script);
