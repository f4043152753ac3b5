import { cpSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { instrument } from './instrument.ts';

/** Not part of the copy: what is installed, built, reported or kept by tools. */
const leftOut = new Set([
  'node_modules',
  '.git',
  '.cache',
  'dist',
  'dist-probe',
  'reports',
  'storybook-static',
]);

/**
 * The code that proofs are about. The probe's own files in the copy, and what only serves tests, stay whole; so does
 * the shop's entry, or the mock of development would come into the copy's build, and what stands in a build as it is
 * written, where nothing of the switch is known.
 */
const subjects = ['src/**/*.{ts,tsx}', '{mocks,scripts,contracts,fixtures/world}/**/*.ts'];
const whole = [
  '**/*.test.{ts,tsx}',
  '**/*.d.ts',
  'src/testing/**',
  'scripts/trace/inside/**',
  'src/main.tsx',
  'scripts/lightPreload.ts',
];

/**
 * Makes a copy of the project at `root` with every mutant inside, below .cache, from where installed packages are still
 * found. Gives its folder and the mutants.
 */
export async function makeProbeCopy(root: string) {
  const folder = join(root, '.cache/probe/project');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(root).filter((entry) => !leftOut.has(entry))) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  const names = globSync(subjects, { cwd: folder, exclude: whole }).toSorted();
  const { files, mutants } = await instrument(
    names.map((name) => ({ name, content: readFileSync(join(folder, name), 'utf8') })),
  );
  for (const { name, content } of files) writeFileSync(join(folder, name), content);
  return { folder, mutants };
}
