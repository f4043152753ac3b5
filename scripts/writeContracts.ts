import { rmSync } from 'node:fs';
import { pactFolder } from '#contracts/providers.ts';
import { run } from './run.ts';

// An interaction whose test is gone would stay in the file: the folder begins empty.
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
  { loud: true },
);
process.exitCode = code;
