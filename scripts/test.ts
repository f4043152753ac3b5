import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';
import { runSteps, type Step } from './steps.ts';

const vitest = (project: string): Step => ({
  name: project,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=reports/${project}.json`,
  ],
  report: `reports/${project}.json`,
});

const stories: Step = {
  name: 'stories',
  command: [
    'vitest',
    'run',
    '--config',
    '.storybook/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=reports/stories.json',
  ],
  report: 'reports/stories.json',
};

const steps: Step[] = [
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'dead code', command: ['knip'] },
  vitest('rules'),
  vitest('screens'),
  {
    name: 'contracts, written',
    command: ['node', 'scripts/writeContracts.ts'],
    report: 'reports/contracts.json',
  },
  vitest('replay'),
  { name: 'contracts, mutated', command: ['node', 'scripts/mutateContracts.ts'] },
  stories,
  { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] },
  { name: 'budgets', command: ['node', 'scripts/budgets.ts'] },
  { name: 'weights', command: ['node', 'bench/weights.ts'] },
  { name: 'journeys', command: ['playwright', 'test'], report: 'reports/journeys.json' },
  { name: 'doors', command: ['node', 'scripts/doors.ts'] },
  { name: 'trace', command: ['node', 'scripts/trace/trace.ts'] },
];

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');
ensureChromium();
const { passed, failed } = await runSteps(steps);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
