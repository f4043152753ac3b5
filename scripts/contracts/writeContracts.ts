import { rmSync } from 'node:fs';
import { partsFolder } from '#contracts/pact/providers.ts';
import { run } from '#scripts/test/run.ts';
import { joinContracts } from './joinContracts.ts';

// Starts with an empty folder, because interactions of deleted tests would remain.
rmSync(partsFolder, { recursive: true, force: true });
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
try {
  if (code === 0) joinContracts();
} catch (cause) {
  console.error((cause as Error).message);
  process.exit(2);
}
// The page about provider states names the calls of each state, and the descriptions have responses of the contracts.
for (const script of ['scripts/contracts/writeStates.ts', 'scripts/openapi/writeOpenApi.ts'])
  process.exitCode ||= code || (await run('node', [script])).code;
