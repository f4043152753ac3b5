/** What the production files of one room may import besides files of the same room. */
export interface Boundary {
  /** Other rooms, any file of them. */
  rooms: readonly string[];
  /** Rooms from which only types may be imported. */
  types?: readonly string[];
  /** Single files of rooms that are closed otherwise, without the `#`. */
  files?: readonly string[];
  /** Single files of closed rooms that only `import()` may load. */
  lazyFiles?: readonly string[];
  /** Packages by name, with their subpaths; `node:` means all modules of Node. */
  packages: readonly string[];
  /** Each folder of the room is a separate room, closed to the others. */
  apart?: boolean;
}

const belowFlows = ['store', 'api', 'rules', 'schemas', 'lib', 'texts', 'countries'];
const belowCommerce = ['flows', 'ui', ...belowFlows];

/** The import table, one row per room: the only place where it is written down. A folder without a row is imported by no room. */
export const boundaries: Readonly<Record<string, Boundary>> = {
  schemas: { rooms: [], packages: ['valibot'] },
  countries: { rooms: [], types: ['schemas'], packages: [] },
  texts: { rooms: [], types: ['schemas'], packages: [] },
  lib: { rooms: [], types: ['schemas'], packages: [] },
  rules: { rooms: ['countries', 'lib'], types: ['schemas'], packages: [] },
  ui: { rooms: ['lib'], packages: ['react', 'react-dom'] },
  api: { rooms: ['schemas', 'rules', 'lib', 'countries'], packages: ['@reduxjs/toolkit', 'valibot'] },
  store: {
    rooms: ['rules', 'schemas', 'lib', 'countries'],
    types: ['api'],
    files: ['api/shopApi.ts'],
    packages: ['@reduxjs/toolkit', 'react-redux', 'redux-persist', 'valibot'],
  },
  // Use cases in several calls or steps: without React.
  flows: { rooms: belowFlows, packages: ['valibot'] },
  commerce: {
    rooms: belowCommerce,
    packages: [
      'react',
      'react-router-dom',
      'react-hook-form',
      '@hookform/resolvers',
      'valibot',
      'stdnum',
      'dompurify',
    ],
  },
  features: {
    rooms: ['commerce', ...belowCommerce],
    packages: ['react', 'react-dom', 'react-router-dom', '@reduxjs/toolkit', 'yet-another-react-lightbox'],
    apart: true,
  },
  tracking: {
    rooms: ['store', 'rules', 'schemas', 'lib', 'countries'],
    types: ['api'],
    files: ['api/transport/requestOf.ts'],
    packages: ['@reduxjs/toolkit', 'web-vitals'],
  },
  app: {
    rooms: ['features', 'commerce', 'tracking', ...belowCommerce],
    packages: ['react', 'react-dom', 'react-redux', 'react-router-dom', 'valibot', 'virtual:first-call'],
  },
  worker: { rooms: ['rules', 'schemas'], packages: ['workbox-precaching', 'valibot'] },
  'main.tsx': {
    rooms: ['app'],
    files: ['schemas/settings.ts'],
    lazyFiles: ['mocks/browser.ts'],
    packages: [],
  },
  fixtures: { rooms: ['schemas', 'countries'], packages: ['@faker-js/faker'] },
  // The mock is the second opinion on every rule: it never computes with the shop's own rules. It also runs in the page.
  mocks: {
    rooms: ['fixtures', 'schemas', 'countries'],
    packages: ['msw', '@mswjs/data', '@faker-js/faker', 'minisearch', 'valibot'],
  },
  server: {
    rooms: ['mocks', 'fixtures', 'schemas', 'countries'],
    files: ['deploy/edge/fillPage.ts'],
    packages: ['hono', '@hono/node-server', 'sharp', 'valibot', 'node:'],
  },
  // Runs on any server of pages, so it may use neither Node nor the mock.
  'deploy/edge': {
    rooms: ['app', 'api', 'rules', 'schemas', 'lib', 'countries'],
    packages: ['valibot'],
  },
  'deploy/filler': {
    rooms: ['rules'],
    files: ['deploy/edge/fillPage.ts'],
    packages: ['@hono/node-server', 'node:'],
  },
};

const isApart = (room: string) => boundaries[room]?.apart === true;

/** The row of the table for a room: the row of its parent if the parent's folders are separate rooms. */
export const rowOf = (room: string): string => {
  const [parent = ''] = room.split('/');
  return isApart(parent) ? parent : room;
};

/**
 * The room of a file, by its path below `src` or below the repository: 'cart/a.ts' of features is 'features/cart'.
 * Undefined if the table has no row for it.
 */
export function roomOfPath(path: string): string | undefined {
  const found = Object.keys(boundaries)
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .sort((one, other) => other.length - one.length)[0];
  if (found === undefined || !isApart(found)) return found;
  return /^[^/]+\/[^/]+(?=\/)/.exec(path)?.[0] ?? found;
}
