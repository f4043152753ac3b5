import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { screenName } from '#rules/navigation/registry.ts';
import { specs } from '#scripts/shells/pageTable.ts';
import { entryScripts, type Manifest, screenScripts, stylesheets } from '#scripts/shells/screenFiles.ts';

/** Bytes of script, in brotli form, that a page may load before its load event, by the class of its screen. */
const scriptBudgets = { first: 132_000, late: 150_000 };

/** Bytes of any other chunk than the entry's. */
const chunkBudget = 40_000;

/** Bytes of the service worker, which each device requests with each visit. */
const workerBudget = 25_000;

/**
 * Files of script and style that a page may load before its load event; the rest of its 25 requests are its document,
 * font, calls and first pictures.
 */
const fileBudget = 16;

/** Texts that a build for a real backend must not contain. */
const markers = [
  'mswjs',
  'setupWorker',
  '__mock',
  'mock-data',
  'Casa Lino',
  'productOfItem',
  'faker',
  'MiniSearch',
];

const dist = 'dist';
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

const bytesOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0);

const entry = entryScripts(manifest);
const screens = [...new Map(specs.map((spec) => [screenName(spec), spec.chunk ?? 'late'] as const))].map(
  ([name, chunk]) => ({
    name,
    chunk,
  }),
);

let failed = 0;

/** Prints the part of a budget that is used, and counts it as failed if it is exceeded. */
function check(what: string, used: number, budget: number, unit: string) {
  const isWithin = used <= budget;
  if (!isWithin) failed += 1;
  console.log(`${isWithin ? 'kept' : 'BROKEN'}: ${what} ${used} of ${budget} ${unit}.`);
}

for (const { name, chunk } of screens) {
  const scripts = [...entry, ...screenScripts(manifest, name)];
  check(`${name} needs`, bytesOf(scripts), scriptBudgets[chunk], 'B of script');
  const files = scripts.length + stylesheets(manifest).length;
  check(`${name} asks for`, files, fileBudget, 'files of script and style');
}
if (screens.length === 0) throw new Error('Failed to measure: the build has no screens.');

const others = Object.values(manifest).filter(({ file }) => file.endsWith('.js') && !entry.includes(file));
const largest = Math.max(...others.map(({ file }) => bytesOf([file])));
check('The largest chunk beside the entry is', largest, chunkBudget, 'B of script');

check('The service worker is', bytesOf(['service-worker.js']), workerBudget, 'B of script');

for (const file of readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))) {
  const text = readFileSync(join(dist, 'assets', file), 'utf8');
  for (const marker of markers.filter((each) => text.includes(each))) {
    failed += 1;
    console.log(`BROKEN: ${file} holds '${marker}': the mock backend must not be in the build.`);
  }
}
process.exitCode = failed === 0 ? 0 : 1;
