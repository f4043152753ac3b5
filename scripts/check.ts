import { run } from './run.ts';

/** The quick checks: two at a time, for two cores. */
const lanes: Record<string, string[]>[] = [
  { types: ['tsc', '-p', '.'] },
  {
    lint: ['oxlint', '--type-aware', '--deny-warnings'],
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
    'dead code': ['knip', '--cache', '--cache-location', '.cache/knip'],
  },
];

let failed = 0;

async function check(name: string, [command = '', ...args]: string[]) {
  const { code, output, seconds } = await run(command, args);
  console.log(`${name}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds.toFixed(1)} s)`);
  if (code === 0) return;
  failed += 1;
  console.log(output);
}

await Promise.all(
  lanes.map(async (lane) => {
    for (const [name, command] of Object.entries(lane)) await check(name, command);
  }),
);
await check('tests of what changed', [
  'vitest',
  'run',
  '--project',
  'rules',
  '--changed',
  '--passWithNoTests',
]);
process.exitCode = failed === 0 ? 0 : 1;
