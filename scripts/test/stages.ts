import { enginePackages, missingPackages, nginxPackages } from './debian.ts';
import { againReport, type Step } from './steps.ts';

/** A step of `npm test`, with the properties that `--since` and the choice of stages need. */
export interface NamedStep extends Step {
  /** Its test files. */
  tests?: string;
  /** The files that it is made from, unless its tests import them, or it looks at all files. */
  from?: RegExp;
  /** It needs the build. */
  built?: true;
  /** Returns the missing tools of this machine; the step is left out if there are any. */
  missing?: () => readonly string[];
}

const shop =
  /^(src|mocks|server|fixtures|public|scripts)\/(?!.*\.test\.)|^(index\.html|vite\.config\.ts|package-lock\.json)$/;
const shopOr = (other: string) => new RegExp(`${shop.source}|${other}`);
const contractFiles = shopOr('^(contracts|testing)/');
const noFiles = /(?!)/;

const vitest = (
  name: string,
  tests: string,
  select = `--project ${name}`,
  report = `reports/${name}.json`,
) => ({
  name,
  tests,
  command: `vitest run ${select} --reporter=default --reporter=json --outputFile.json=${report}`,
  report,
});

/** Tests in a browser. */
const pages = (name: string, tests: string, select?: string): NamedStep => ({
  ...vitest(name, tests, select),
  again: `${vitest(name, tests, select, againReport).command} --no-file-parallelism`,
});

const rules = vitest(
  'rules',
  '{src,mocks,server,contracts/verifier,fixtures,scripts,bench,deploy/edge,deploy/worker-off}/**/*.test.ts',
);
const screens = pages('screens', '{src,testing}/**/*.test.tsx');
const stories = pages('stories', 'stories/*.stories.tsx', '--config .storybook/vitest.config.ts');
const shoppers = vitest('shoppers', 'src/app/start/shopper.property.test.ts');

/** TypeScript 7, which needs a third of the time; tools that need a stable interface have version 6. */
export const types: NamedStep = { name: 'types', command: 'node node_modules/ts7/bin/tsc -p .' };

/** The other checks of all files. */
export const checks: NamedStep[] = [
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'boundaries', command: 'node scripts/lint/countImports.ts' },
  { name: 'format', command: 'oxfmt --check' },
  { name: 'deadcode', command: 'knip' },
];

const contracts: NamedStep[] = [
  {
    name: 'contracts',
    command: 'node scripts/contracts/writeContracts.ts',
    report: 'reports/contracts.json',
    from: contractFiles,
  },
  { name: 'mutated', command: 'node scripts/contracts/mutateContracts.ts', from: contractFiles },
  vitest('replay', 'contracts/**/*.replay.test.ts'),
];

const build: NamedStep[] = [
  { name: 'build', command: 'vite build --logLevel warn', from: shop },
  { name: 'budgets', command: 'node scripts/build/budgets.ts', from: shop, built: true },
  { name: 'weights', command: 'node bench/weights.ts', from: shop, built: true },
  { name: 'doors', command: 'node scripts/test/doors.ts', from: shop, built: true },
  {
    ...vitest('nginx', 'deploy/nginx/*.test.ts'),
    from: shopOr('^(deploy|testing)/'),
    built: true,
    missing: () => missingPackages(nginxPackages),
  },
];

const journeys: NamedStep = {
  name: 'journeys',
  tests: 'e2e/*.spec.ts',
  command: 'playwright test',
  report: 'reports/journeys.json',
  // The screenshots of the first run stay.
  again:
    'playwright test --last-failed --last-failed-file=reports/journeys/.last-run.json --output=reports/again --workers=1',
  from: shopOr('^(e2e|testing)/|^playwright'),
  built: true,
};

/** What the journeys show of Chromium alone, in WebKit and Firefox. */
const engines: NamedStep = {
  name: 'engines',
  command: 'node e2e/engines/engines.ts',
  report: 'reports/engines.json',
  again: 'node e2e/engines/engines.ts --again',
  from: shopOr('^e2e/'),
  built: true,
  missing: () => missingPackages(enginePackages),
};

/** It joins the reports of all others, so a part has none. */
const trace: NamedStep = { name: 'trace', command: 'node scripts/trace/trace.ts', from: noFiles };

/**
 * For two cores: beside tests that have a worker for each core run steps of one process, which take the time in which those
 * wait. The shoppers, whose time is that of timers of the shop, cost little beside others.
 */
export const stages: NamedStep[][][] = [
  [[rules, screens, stories], [types, ...checks, ...contracts, ...build], [shoppers]],
  [[journeys]],
  [[engines]],
  [[trace]],
];
