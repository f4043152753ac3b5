import { cpSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { instrument } from './instrument.ts';

/** Not copied: installed packages, build output, reports and caches. */
const excluded = new Set([
  'node_modules',
  '.git',
  '.cache',
  'dist',
  'dist-probe',
  'reports',
  'storybook-static',
]);

/**
 * Files to mutate. Excluded are the probe's own files, test support, the shop's entry (a mutated entry would pull the
 * development mock into the build), and code that is inlined into the build as text, where the switch does not exist.
 */
const mutated = ['src/**/*.{ts,tsx}', '{mocks,scripts,contracts,fixtures/world}/**/*.ts'];
const unmutated = [
  '**/*.test.{ts,tsx}',
  '**/*.d.ts',
  'src/testing/**',
  'scripts/trace/inside/**',
  'src/main.tsx',
  'scripts/build/lightPreload.ts',
];

/**
 * Copies the project at `root` with every mutant to a folder below .cache, from where installed packages still
 * resolve. Returns the folder and the mutants.
 */
export async function makeProbeCopy(root: string) {
  const folder = join(root, '.cache/probe/project');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(root).filter((entry) => !excluded.has(entry))) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  const names = globSync(mutated, { cwd: folder, exclude: unmutated }).toSorted();
  const { files, mutants } = await instrument(
    names.map((name) => ({ name, content: readFileSync(join(folder, name), 'utf8') })),
  );
  for (const { name, content } of files) writeFileSync(join(folder, name), content);
  return { folder, mutants };
}
