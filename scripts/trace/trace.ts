import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatDelivered } from './delivered.ts';
import { judge, type Row } from './matrix.ts';
import { renderPage } from './page.ts';
import { deliveredPath, readTrace } from './readTrace.ts';
import { formatCounts, formatIds, summarise } from './summary.ts';

const { values: options } = parseArgs({
  options: { areas: { type: 'string' }, write: { type: 'boolean', default: false } },
});

const root = process.cwd();
const { rows: allRows, delivered, errors, silent } = readTrace(root);
const knownAreas = new Set(allRows.map(({ area }) => area));
const areas = options.areas?.split(',') ?? [...knownAreas];
const rows = allRows.filter(({ area }) => areas.includes(area));
const { broken, undeclared } = judge(rows, delivered);

function list(heading: string, listed: readonly Row[]) {
  if (listed.length > 0) console.log(`\n${heading} (${listed.length}):\n${formatIds(listed)}`);
}

mkdirSync(join(root, 'reports'), { recursive: true });
writeFileSync(join(root, 'reports/trace.html'), renderPage(rows, delivered));
writeFileSync(
  join(root, 'reports/trace.json'),
  JSON.stringify(
    { levels: summarise(rows, 'level'), areas: summarise(rows, 'area'), lines: rows },
    undefined,
    2,
  ),
);

console.log(formatCounts('area', summarise(rows, 'area')));
console.log(`\n${formatCounts('level', summarise(rows, 'level'))}`);
list(
  'Without proof',
  rows.filter(({ state }) => state === 'without'),
);
list(
  'Proven below their level',
  rows.filter(({ state }) => state === 'below'),
);
list('Proven, not yet declared', undeclared);
list('Declared as delivered, without a proof that counts', broken);
if (silent.length > 0) console.log(`\nNo report of: ${silent.join(', ')}`);

const faults = [
  ...areas.filter((area) => !knownAreas.has(area)).map((area) => `--areas: no such area: ${area}`),
  ...errors,
];
if (faults.length > 0)
  console.error(`\nFaults (${faults.length}):\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
console.log('\nThe page: reports/trace.html');

if (options.write && faults.length === 0) {
  writeFileSync(deliveredPath(root), formatDelivered([...delivered, ...undeclared.map(({ id }) => id)]));
  console.log(`Declared as delivered now: ${undeclared.length} more.`);
}
process.exitCode = faults.length > 0 || broken.length > 0 ? 1 : 0;
