import { run } from './run.ts';
import { typeCheck } from './types.ts';

/** The quick checks: two lanes in parallel, for two cores. */
const lanes: Record<string, string[]>[] = [
  {
    types: typeCheck,
    format: [
      'prettier',
      '--check',
      '--log-level',
      'warn',
      '--cache',
      '--cache-location',
      '.cache/prettier',
      '.',
    ],
  },
  {
    lint: ['oxlint', '--type-aware', '--deny-warnings'],
    boundaries: ['node', 'scripts/lint/countImports.ts'],
    'dead code': ['knip', '--cache', '--cache-location', '.cache/knip'],
  },
];

let failed = 0;

async function check(name: string, [command = '', ...args]: string[]) {
  const { code, output, seconds } = await run(command, args);
  console.log(`${name}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds.toFixed(1)} s)`);
  if (code === 0) return;
  failed += 1;
  console.log(output.trimEnd());
}

await Promise.all(
  lanes.map(async (lane) => {
    for (const [name, command] of Object.entries(lane)) await check(name, command);
  }),
);
// They look at all files, so that a new or moved one is no change of what they import.
await check('tests of the file lists', [
  'vitest',
  'run',
  '--project',
  'rules',
  'scripts/lint/bareTexts.test.ts',
  'scripts/lint/docPaths.test.ts',
  'scripts/mutants/areas.test.ts',
  'scripts/policy/responseHeaders.test.ts',
]);
await check('tests of what changed', [
  'vitest',
  'run',
  '--project',
  'rules',
  '--changed',
  '--passWithNoTests',
]);
process.exitCode = failed === 0 ? 0 : 1;
