import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '#scripts/shells/screenFiles.ts';
import { compareLedger, entryModules } from './compareLedger.ts';
import { chunkList, type ChunkModules } from './writeLedger.ts';

// Compares the entry of the build in `dist` with the ledger; `--write` takes its modules over, for review in the diff.
const ledger = 'scripts/build/entry-ledger.txt';
const dist = 'dist';
const read = (file: string): unknown => JSON.parse(readFileSync(join(dist, file), 'utf8'));

const found = entryModules(read('.vite/manifest.json') as Manifest, read(chunkList) as ChunkModules);
if (found.length === 0) throw new Error('Failed to read the build: its entry has no modules.');
if (process.argv.includes('--write')) writeFileSync(ledger, `${found.join('\n')}\n`);

const differences = compareLedger(found, readFileSync(ledger, 'utf8').trimEnd().split('\n'));
for (const difference of differences) console.log(difference);
const advice = `Load it later by a dynamic import, or decide for it: node scripts/build/ledger.ts --write.`;
console.log(differences.length === 0 ? `kept: ${found.length} modules in the entry.` : `BROKEN: ${advice}`);
process.exitCode = differences.length === 0 ? 0 : 1;
