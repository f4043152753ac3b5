import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import type { Area } from './area.ts';
import type { Tried } from './scores.ts';
import { writeTests } from './testsInEnv.ts';

/**
 * A test that hangs ends after this many ms more than it took without a mutant, and counts as red. In Chromium
 * the first mutant of each process also waits for the start of its browser, and to end it means to start that anew.
 */
const patience = { inNode: 5000, inChromium: 45_000 };

/** Folders that no test of a rule or component reads. */
const unread = [
  '/.cache',
  '/dist',
  '/storybook-static',
  '/pictures',
  '/e2e',
  '/stories',
  '/bench/results',
  '/reports',
  '/docs',
];

type Place = { line: number; column: number };

/** The text between two places in a file; lines and columns count from 1, and `end` is behind its last letter. */
function textAt(file: string, { start, end }: { start: Place; end: Place }) {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join('\n');
}

/** Stryker's last result for an area, for a run that only tries what has changed since. */
const foundOf = ({ name }: Area) => `.cache/mutants/${name.replaceAll(/[^\w-]+/g, '-')}.json`;

/**
 * Every mutant of `files` that no comment ignores, each tried with the tests of its area; where `again` is true, only
 * those whose code or tests have changed since the last run on this machine. Throws if the tests fail without a mutant.
 */
export async function mutateArea(area: Area, files: string[], again: boolean): Promise<Tried[]> {
  writeTests(area);
  const needsChromium = area.screens.length > 0;
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false, pool: 'threads' },
    mutate: files,
    ...(needsChromium && { buildCommand: 'node scripts/mutants/bundleShop.ts' }),
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: foundOf(area),
    force: !again,
    // In Chromium a red test mostly waits for what does not come.
    concurrency: availableParallelism() * (needsChromium ? 3 : 1),
    timeoutMS: needsChromium ? patience.inChromium : patience.inNode,
    dryRunTimeoutMinutes: 20,
    // Vitest does not look at types.
    disableTypeChecks: false,
    ignorePatterns: unread,
    reporters: ['dots'],
    logLevel: 'warn',
    allowConsoleColors: false,
  } as ConstructorParameters<typeof Stryker>[0]).runMutationTest();
  // A comment in the code ignores what no test can detect.
  const own = results.filter(({ status }) => status !== 'Ignored');
  return own.map(({ fileName, location, replacement, status }) => {
    const file = relative(process.cwd(), fileName);
    return { file, line: location.start.line, code: textAt(file, location), replacement, status };
  });
}
