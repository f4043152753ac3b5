import type { Level } from './levels.ts';

/**
 * A test runner: its report is `reports/{name}.json` in the format of its tool, and its tests are proofs of one
 * level. The report of Playwright has all its projects.
 */
export interface Runner {
  name: string;
  tool: 'vitest' | 'playwright';
  level: Level;
}

/** Every runner whose results the trace joins with the requirements. */
export const runners: readonly Runner[] = [
  { name: 'rules', tool: 'vitest', level: 'unit' },
  { name: 'screens', tool: 'vitest', level: 'component' },
  { name: 'contracts', tool: 'vitest', level: 'contract' },
  { name: 'replay', tool: 'vitest', level: 'contract' },
  { name: 'stories', tool: 'vitest', level: 'story' },
  { name: 'journeys', tool: 'playwright', level: 'e2e' },
];
