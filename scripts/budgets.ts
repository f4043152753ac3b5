import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}

/** Bytes of script, in brotli form, that may come before the page has loaded. */
const scriptBudget = 115_000;

/** Screens that came in above it: they may not grow, and their lines go once they are below. */
const above: Readonly<Record<string, number>> = {
  'src/features/catalogue/CatalogueScreen.tsx': 117_000,
  'src/features/product/ProductScreen.tsx': 117_700,
};

/** What a build for a real backend must hold no byte of. */
const markers = ['mswjs', 'setupWorker', '__mock', 'Casa Lino', 'productOfItem', 'faker'];

const dist = 'dist';
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

function withImports(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`Failed to read the build: it has no chunk ${name}.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) withImports(next, seen);
  return seen;
}

const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
const screens = Object.keys(manifest).filter((name) => /^src\/features\/\w+\/\w+Screen\.tsx$/.test(name));
let failed = 0;

for (const screen of screens) {
  const files = new Set([...withImports(entry ?? ''), ...withImports(screen)]);
  const bytes = [...files].reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0);
  const budget = above[screen] ?? scriptBudget;
  const kept = bytes <= budget;
  if (!kept) failed += 1;
  console.log(
    `${kept ? 'kept' : 'BROKEN'}: ${screen} needs ${bytes} of ${budget} B of script in ${files.size} files.`,
  );
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
