import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { roomOfPath } from './boundaries.ts';

/** The folders of the repository that hold production files. */
const folders = ['src', 'mocks', 'fixtures', 'deploy'];

/** What helps tests is no production file, nor is a declaration that stands beside the rooms. */
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path === 'src/env.d.ts';

/** A production file of the shop or its mock. */
export interface ProductionFile {
  /** From the root of the repository, with '/'. */
  path: string;
  /** Below `src`, or below the repository, as the import table counts it. */
  inRoom: string;
}

/** Every production file of a repository that can import another. */
export function productionFiles(root: string): ProductionFile[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]sx?|css)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !isTest(path))
    .map((path) => ({ path, inRoom: path.replace(/^src\//, '') }))
    .filter(({ inRoom }) => roomOfPath(inRoom) !== 'testing');
}
