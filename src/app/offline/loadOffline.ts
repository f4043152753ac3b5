/** Loads the chunk about the service worker: what it stores, and its versions. */
export const loadOffline = () => import('./offline.ts');
