import { defineConfig } from 'vitest/config';
import { screenProject } from './scripts/test/screenProject.ts';

const setupFiles = ['testing/setupRules.ts'];

/** One project per kind of test; see `docs/testing.md`. */
export default defineConfig({
  test: {
    // A loaded machine needs long for what an idle one does at once.
    expect: { requireAssertions: true, poll: { timeout: 10_000 } },
    // Modules are evaluated once per worker: once per test file would take twice the CPU time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: [
            'src/**/*.test.ts',
            'mocks/**/*.test.ts',
            'server/**/*.test.ts',
            'contracts/verifier/!(*.replay).test.ts',
            'fixtures/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'deploy/{edge,worker-off}/*.test.ts',
          ],
          setupFiles,
          testTimeout: 30_000,
          // By default Vitest leaves one core idle.
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'shoppers',
          environment: 'node',
          include: ['src/app/start/shopper.property.test.ts'],
          // The rules play the known sequences; here, chosen ones follow them.
          env: { RUNS: process.env['RUNS'] ?? '1000' },
          setupFiles,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'nginx',
          environment: 'node',
          include: ['deploy/nginx/*.test.ts'],
          setupFiles,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      screenProject(['{src,testing}/**/*.test.tsx']),
      {
        extends: true,
        test: {
          name: 'contracts',
          environment: 'node',
          include: ['contracts/interactions/*.pact.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'replay',
          environment: 'node',
          include: ['contracts/**/*.replay.test.ts'],
          setupFiles,
          // A whole contract is one test, and shares the cores with screens and stories.
          testTimeout: 240_000,
        },
      },
    ],
  },
});
