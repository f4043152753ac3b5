import { rmSync } from 'node:fs';
import { pactFolder } from '#contracts/pact/providers.ts';
import { run } from '#scripts/test/run.ts';

// Starts with an empty folder: Pact merges into existing files, so interactions of deleted tests would remain.
rmSync(pactFolder, { recursive: true, force: true });
const { code } = await run(
  'vitest',
  [
    'run',
    '--project',
    'contracts',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=reports/contracts.json',
  ],
  { streamOutput: true },
);
// The page about provider states names the calls of each state.
process.exitCode = code === 0 ? (await run('node', ['scripts/contracts/writeStates.ts'])).code : code;
