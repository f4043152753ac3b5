import type { Level } from './levels.ts';

/**
 * A test runner: its report is `reports/{name}.json` in the format of its tool, and its tests are proofs of one
 * level. `name` is the project in the Vitest configuration; the Playwright configuration has all its projects in one
 * report.
 */
export interface Runner {
  name: string;
  tool: 'vitest' | 'playwright';
  config: string;
  level: Level;
}

const vitestConfig = 'vitest.config.ts';

/** Every runner whose results the trace joins with the requirements. */
export const runners: readonly Runner[] = [
  { name: 'rules', tool: 'vitest', config: vitestConfig, level: 'unit' },
  { name: 'screens', tool: 'vitest', config: vitestConfig, level: 'component' },
  { name: 'contracts', tool: 'vitest', config: vitestConfig, level: 'contract' },
  { name: 'replay', tool: 'vitest', config: vitestConfig, level: 'contract' },
  { name: 'stories', tool: 'vitest', config: '.storybook/vitest.config.ts', level: 'story' },
  { name: 'journeys', tool: 'playwright', config: 'playwright.config.ts', level: 'e2e' },
];
