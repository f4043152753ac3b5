import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { codeOf, leastScores } from './area.ts';
import { areas } from './areas.ts';
import { changedFiles } from './changedFiles.ts';
import { mutateArea } from './mutateArea.ts';
import { foldersOf, isRed, scoreOf, type Tried } from './scores.ts';

/*
 * npm run mutants                        everything
 * npm run mutants -- src/rules/cart      a folder or a file
 * npm run mutants -- --since HEAD        the files that differ from a commit
 * npm run mutants -- --again             what the last run found, but for mutants whose code or tests have changed since
 * npm run mutants -- --sample 10         a tenth of the files, chosen by a seed that is printed; --seed 7 chooses the same again
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: 'string' },
    again: { type: 'boolean', default: false },
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
  },
});
const { sample, seed } = values;
if (!(Number(sample) > 0))
  throw new Error(`Failed to choose files: --sample takes a percentage, not ${sample}.`);
const allCode = areas.flatMap(codeOf);
const unknown = positionals.find((part) => !allCode.some((file) => file.startsWith(part)));
if (unknown !== undefined)
  throw new Error(`Failed to choose files: there is no ${unknown} in scripts/mutants/areas.ts.`);
if (sample !== '100') console.log(`${sample} % of the files, chosen by seed ${seed}.`);
/** A number below 100, which seed and file decide. */
const drawnFor = (file: string) =>
  (createHash('sha256').update(`${seed} ${file}`).digest().readUInt32BE(0) / 2 ** 32) * 100;
const changed = values.since === undefined ? undefined : changedFiles(values.since);
const isWanted = (file: string) =>
  drawnFor(file) < Number(sample) &&
  (changed === undefined || changed.includes(file)) &&
  (positionals.length === 0 || positionals.some((part) => file.startsWith(part)));

const started = performance.now();
const seconds = () => Math.round((performance.now() - started) / 1000);
const report = 'reports/mutants.json';
mkdirSync('reports', { recursive: true });
/** Areas whose tests fail without a mutant; the other areas still run. */
const failures: string[] = [];
const tried: (Tried & { group: keyof typeof leastScores })[] = [];
for (const area of areas) {
  const files = codeOf(area).filter(isWanted);
  if (files.length === 0) continue;
  const own = await mutateArea(area, files, values.again).catch((cause: unknown) => {
    failures.push(`${area.name}: ${String(cause)}`);
    return [];
  });
  tried.push(...own.map((mutant) => ({ ...mutant, group: area.group })));
  writeFileSync(report, JSON.stringify(tried, null, 1));
  console.log(`${area.name}: ${scoreOf(own)} % of ${own.length} (${seconds()} s)`);
}

console.log('\nBy folder:');
for (const { folder, red, all, score } of foldersOf(tried))
  console.log(`  ${folder}: ${score} %, ${red} of ${all} red`);
const survivors = tried.filter((mutant) => !isRed(mutant));
for (const { file, line, code, replacement, status } of survivors)
  console.log(`\n${file}:${line} ${status}\n- ${code}\n+ ${replacement}`);

// A few files have too few mutants for a share of them to say much.
const isWhole = (group: string) =>
  areas.every((area) => area.group !== group || codeOf(area).every(isWanted));
let low = 0;
console.log('');
for (const [group, least] of Object.entries(leastScores).filter(([name]) => isWhole(name))) {
  const own = tried.filter((mutant) => mutant.group === group);
  const score = scoreOf(own);
  if (score < least) low += 1;
  console.log(`${group}: ${score} %, at least ${least} %${score < least ? ': TOO LOW' : ''}`);
}
console.log(`${survivors.length} survivors (${seconds()} s); all in ${report}`);
for (const failure of failures) console.error(`Failed to try ${failure}`);
process.exitCode = failures.length + low === 0 ? 0 : 1;
