import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

/** Bytes of script, in brotli form, that may come before the page has loaded. */
const scriptBudget = 115_000;

/** Bytes of it that may be a screen's own: all that does not come with the entry. */
const ownBudget = 12_000;

/** Files of script and style that may: of the 25 requests of a page the others are its document, font, calls and first pictures. */
const fileBudget = 16;

/** What a build for a real backend must hold no byte of. */
const markers = ['mswjs', 'setupWorker', '__mock', 'Casa Lino', 'productOfItem', 'faker'];

const dist = 'dist';
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

function withImports(name: string, seen = new Map<string, Chunk>()): Map<string, Chunk> {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`Failed to read the build: it has no chunk ${name}.`);
  if (seen.has(chunk.file)) return seen;
  seen.set(chunk.file, chunk);
  for (const next of chunk.imports ?? []) withImports(next, seen);
  return seen;
}

const bytesOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0);

const entryName = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? '';
const entry = withImports(entryName);
const screens = Object.keys(manifest).filter((name) => /^src\/features\/\w+\/\w+Screen\.tsx$/.test(name));
let failed = 0;

/** Says how much of a budget is used, and whether it is kept. */
function check(what: string, used: number, budget: number, unit: string) {
  const kept = used <= budget;
  if (!kept) failed += 1;
  console.log(`${kept ? 'kept' : 'BROKEN'}: ${what} ${used} of ${budget} ${unit}.`);
}

for (const screen of screens) {
  const chunks = new Map([...entry, ...withImports(screen)]);
  const own = [...chunks.keys()].filter((file) => !entry.has(file));
  const styles = new Set([...chunks.values()].flatMap(({ css = [] }) => css));
  check(`${screen} needs`, bytesOf(chunks.keys()), scriptBudget, 'B of script');
  check(`${screen} has of its own`, bytesOf(own), ownBudget, 'B of script');
  check(`${screen} asks for`, chunks.size + styles.size, fileBudget, 'files of script and style');
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
