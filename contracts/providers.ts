import type { Base } from '#schemas/endpoint.ts';

/** The name of our side in every contract. */
export const consumer = 'vidriera-pwa';

/** Each base is a service of its own, with a contract of its own; `path` is where the mock has it. */
export const providers: Record<Base, { name: string; path: string }> = {
  api: { name: 'shop-api', path: '/api' },
  bff: { name: 'bff', path: '/bff' },
  cms: { name: 'cms', path: '/cms' },
  tracking: { name: 'tracking', path: '/tracking' },
  flags: { name: 'flags', path: '/flags' },
};

/** Where the contracts are written to and read from. */
export const pactFolder = 'contracts/pacts';
