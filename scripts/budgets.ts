import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { entryFiles, type Manifest, screenFiles, screensIn } from './shells/screenFiles.ts';

/** Bytes of script, in brotli form, that may come before the page has loaded. */
const scriptBudget = 115_000;

/** Bytes of it that may be a screen's own: all that does not come with the entry. */
const ownBudget = 12_000;

/** Files of script and style that may: of the 25 requests of a page the others are its document, font, calls and first pictures. */
const fileBudget = 16;

/** What a build for a real backend must hold no byte of. */
const markers = ['mswjs', 'setupWorker', '__mock', 'Casa Lino', 'productOfItem', 'faker'];

const dist = 'dist';
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

const bytesOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0);

const entry = entryFiles(manifest);
const screens = screensIn(manifest);
let failed = 0;

/** Says how much of a budget is used, and whether it is kept. */
function check(what: string, used: number, budget: number, unit: string) {
  const kept = used <= budget;
  if (!kept) failed += 1;
  console.log(`${kept ? 'kept' : 'BROKEN'}: ${what} ${used} of ${budget} ${unit}.`);
}

for (const screen of screens) {
  const own = screenFiles(manifest, screen);
  const scripts = [...entry.scripts, ...own.scripts];
  check(`${screen} needs`, bytesOf(scripts), scriptBudget, 'B of script');
  check(`${screen} has of its own`, bytesOf(own.scripts), ownBudget, 'B of script');
  const files = scripts.length + entry.styles.length + own.styles.length;
  check(`${screen} asks for`, files, fileBudget, 'files of script and style');
}
if (screens.length === 0) throw new Error('Failed to measure: the build has no screens.');

for (const file of readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))) {
  const text = readFileSync(join(dist, 'assets', file), 'utf8');
  for (const marker of markers.filter((each) => text.includes(each))) {
    failed += 1;
    console.log(`BROKEN: ${file} holds '${marker}': the mock backend has no place in the build.`);
  }
}
process.exitCode = failed === 0 ? 0 : 1;
