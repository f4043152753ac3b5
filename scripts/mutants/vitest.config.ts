import { defineConfig } from 'vitest/config';
import { screenProject } from '../test/screenProject.ts';
import { fromShopBundle, shopBundle } from './shopBundle.ts';
import { readTests } from './testsInEnv.ts';

const { rules, screens } = readTests();

/** The tests of one area. Each mutant has a separate run, so modules are evaluated once per run. */
export default defineConfig({
  test: {
    expect: { requireAssertions: true },
    isolate: false,
    projects: [
      ...(rules.length > 0
        ? [{ extends: true as const, test: { name: 'rules', include: rules, testTimeout: 30_000 } }]
        : []),
      ...(screens.length > 0
        ? [
            screenProject(screens, {
              setup: ['scripts/mutants/setupScreen.ts', `${shopBundle}/style.css`],
              plugins: [fromShopBundle()],
              // A test that hangs fails before Stryker ends it, and its browser with it.
              testTimeout: 20_000,
            }),
          ]
        : []),
    ],
  },
});
