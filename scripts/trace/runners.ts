import type { Level } from './levels.ts';

/**
 * A runner of tests: its report is `reports/{name}.json`, in the form of its tool, and gives proofs of one level. Its
 * tests are the project `name` of the Vitest configuration, or those of the Playwright configuration.
 */
export interface Runner {
  name: string;
  tool: 'vitest' | 'playwright';
  config: string;
  level: Level;
}

const vitestConfig = 'vitest.config.ts';

/** Every runner whose results are joined with the catalogue. */
export const runners: readonly Runner[] = [
  { name: 'rules', tool: 'vitest', config: vitestConfig, level: 'unit' },
  { name: 'screens', tool: 'vitest', config: vitestConfig, level: 'component' },
  { name: 'contracts', tool: 'vitest', config: vitestConfig, level: 'contract' },
  { name: 'replay', tool: 'vitest', config: vitestConfig, level: 'contract' },
  { name: 'stories', tool: 'vitest', config: '.storybook/vitest.config.ts', level: 'story' },
  { name: 'journeys', tool: 'playwright', config: 'playwright.config.ts', level: 'e2e' },
];
