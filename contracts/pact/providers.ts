import type { Base } from '#schemas/endpoint.ts';

/** The consumer name in every contract. */
export const consumer = 'vidriera-pwa';

/** Each base is a provider with its own contract; `path` is its path on the mock. */
export const providers: Record<Base, { name: string; path: string }> = {
  api: { name: 'shop-api', path: '/api' },
  bff: { name: 'bff', path: '/bff' },
  cms: { name: 'cms', path: '/cms' },
  tracking: { name: 'tracking', path: '/tracking' },
  flags: { name: 'flags', path: '/flags' },
};

/** Folder of the contract files. */
export const pactFolder = 'contracts/pacts';

/** Folder of what each test file adds to the contracts. */
export const partsFolder = 'reports/pacts';
