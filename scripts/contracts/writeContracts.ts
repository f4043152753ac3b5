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
process.exitCode = code;
