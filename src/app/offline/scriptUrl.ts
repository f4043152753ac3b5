/** Where the service worker is (APP-42, APP-43). */
export const workerPath = '/service-worker.js';

/** The Trusted Types API, which TypeScript does not declare yet. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The only policy that makes script URLs of text, and the only one that it makes. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('sw-url', {
  createScriptURL: (url) => {
    if (url !== workerPath) throw new TypeError(`Failed to register a worker: ${url} is not the shop's.`);
    return url;
  },
});

/** The address of the worker, trusted where the browser demands it. */
export const workerUrl = (): string => policy?.createScriptURL(workerPath) ?? workerPath;
