import { globSync } from 'node:fs';
import type { Area } from './area.ts';
import { areasOfCommerce } from './areasOfCommerce.ts';
import { areasOfFlows } from './areasOfFlows.ts';

/** Mutants run in threads, which share the time zone of the process. */
const inNode = (group: Area['group'], folder: string, ...others: string[]): Area => ({
  name: folder,
  group,
  code: [`${folder}/**/*.ts`],
  rules: [`${folder}/**/!(*Zones).test.ts`, ...others],
  screens: [],
});

/** Slices of the store with the tests named after them: every test makes a store, and a few take seconds. */
const inStore = (name: string, slices: string[], ...others: string[]): Area => ({
  name: `src/store: ${name}`,
  group: 'store',
  code: slices.map((slice) => `src/store/${slice}.ts`),
  rules: [...slices.map((slice) => `src/store/${slice}*.test.ts`), 'src/store/dataAreas.test.ts', ...others],
  screens: [],
});

/**
 * A rule is proven by the tests of its own folder, so a mutant that no other folder's test would notice either is seen
 * in seconds. So are the parts of flows and commerce. The store is proven by what uses it too: two tabs, and the calls of the cart.
 */
export const areas: readonly Area[] = [
  ...globSync('src/rules/*')
    .toSorted()
    .map((folder) => inNode('rules', folder)),
  inStore('cart', ['cart'], 'src/app/start/twoTabs.test.ts', 'src/flows/{cart,queue}/*.test.ts'),
  inStore('catalogue', ['catalogue', 'catalogFilters'], 'src/flows/catalogue/*.test.ts'),
  inStore('the city of another tab', ['followCity']),
  inNode('store', 'src/store/persistence', 'src/app/start/{syncTabs,twoTabs}.test.ts'),
  {
    ...inNode('store', 'src/store'),
    name: 'src/store: the rest',
    code: ['src/store/!(cart|catalogue|catalogFilters|followCity).ts'],
    rules: [
      'src/store/!(cart*|catalog*|followCity).test.ts',
      'src/store/persistence/persistence.test.ts',
      // Needs the epoch of the store.
      'src/api/transport/ofSession.test.ts',
      // Without those that play many schedules: they would take twice the time of all others.
      'src/app/start/!(twoTabs*|sessionRaces|shopper.property).test.ts',
    ],
  },
  {
    ...inNode('api/transport', 'src/api/transport'),
    // Without the fault matrix: it would take ten seconds for each mutant.
    rules: ['src/api/transport/!(faultMatrix).test.ts'],
  },
  inNode('store', 'src/store/session', 'src/store/reducer*.test.ts'),
  ...areasOfFlows,
  ...areasOfCommerce,
];
