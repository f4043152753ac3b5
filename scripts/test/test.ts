import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';
import { type Lane, runStages, type Step } from './steps.ts';
import { typeCheck } from './types.ts';

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

const types: Step = { name: 'types', command: typeCheck };
const lint: Step = { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] };
const boundaries: Step = { name: 'boundaries', command: ['node', 'scripts/lint/countImports.ts'] };
const format: Step = { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] };
const deadCode: Step = { name: 'dead code', command: ['knip'] };

const contracts: Lane = [
  {
    name: 'contracts, written',
    command: ['node', 'scripts/contracts/writeContracts.ts'],
    report: 'reports/contracts.json',
  },
  { name: 'contracts, mutated', command: ['node', 'scripts/contracts/mutateContracts.ts'] },
  vitest('replay'),
];

const build: Lane = [
  { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] },
  { name: 'budgets', command: ['node', 'scripts/build/budgets.ts'] },
  { name: 'weights', command: ['node', 'bench/weights.ts'] },
  { name: 'doors', command: ['node', 'scripts/test/doors.ts'] },
];

const journeys: Step = {
  name: 'journeys',
  command: ['playwright', 'test'],
  report: 'reports/journeys.json',
};

const trace: Step = { name: 'trace', command: ['node', 'scripts/trace/trace.ts'] };

/**
 * For two cores: steps of one process run beside those of one worker per core, which wait a part of their time. More at
 * once take longer than they do in turn. The shoppers, whose time is that of timers of the shop, cost little beside others.
 */
const stages: Lane[][] = [
  [[vitest('rules')], [types, deadCode, lint, boundaries, format]],
  [[vitest('screens')], contracts, [vitest('shoppers')]],
  [[stories], build],
  [[journeys]],
  [[trace]],
];

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');
ensureChromium();
const { passed, failed } = await runStages(stages);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
