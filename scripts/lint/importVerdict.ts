import { posix } from 'node:path';
import { boundaries, roomOfPath, rowOf } from './boundaries.ts';
import { cssImportsOf, type Import, importsOf } from './importsOf.ts';

/** What a file is called here: its path below `src` or below the repository. */
const nameOf = (path: string) => path.replace(/^src\//, '');

/** The name of the file, or the pattern of names, that an import leads to; undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return nameOf(posix.join(posix.dirname(file), path));
  // The bundler's name for the root of the repository, as in `import.meta.glob`.
  if (path.startsWith('/src/')) return nameOf(path.slice(1));
  return path.startsWith('#') ? path.slice(1) : undefined;
}

/** Whether a package, or a module of Node, is one of those that a room may import. */
const isAllowedPackage = (specifier: string, packages: readonly string[]) =>
  packages.some(
    (name) =>
      specifier === name ||
      specifier.startsWith(`${name}/`) ||
      (name === 'node:' && specifier.startsWith(name)),
  );

function isAllowedRoom(room: string, path: string, kind: Import['kind']) {
  const { rooms = [], types = [], files = [], lazyFiles = [] } = boundaries[rowOf(room)] ?? {};
  const named = roomOfPath(path);
  if (named === undefined) return false;
  return (
    named === room ||
    rooms.includes(named) ||
    (rowOf(room) !== rowOf(named) && rooms.includes(rowOf(named))) ||
    (kind === 'type' && types.includes(named)) ||
    files.includes(path) ||
    (kind === 'lazy' && lazyFiles.includes(path))
  );
}

/**
 * Whether a file may have an import, by the table of `boundaries.ts`; the file is named by its path below `src` or below
 * the repository. What cannot be read, and what comes from a file in no room, is refused.
 */
function isAllowed(file: string, { specifier, kind }: Import): boolean {
  const room = roomOfPath(file);
  if (room === undefined || /(?:^|\/)\.\.(?:\/|$)/.test(specifier)) return false;
  const target = targetOf(file, specifier);
  // A folder of a room can be a room itself, which a relative name reaches too.
  if (target !== undefined) return isAllowedRoom(room, target, kind);
  return isAllowedPackage(specifier, boundaries[rowOf(room)]?.packages ?? []);
}

/** Tests, their helpers and what is not shipped may import anything; the declarations in `env.d.ts` belong to no room. */
const isFree = (path: string) =>
  /\.test\.tsx?$|^src\/env\.d\.ts$|^(?!(?:src|mocks|server|fixtures|deploy)\/)/.test(path);

interface FileImports {
  name: string;
  count: number;
  /** The files that they lead to, or patterns of files. */
  targets: string[];
  /** Each that the table forbids, as 'file:line kind import of name'. */
  forbidden: string[];
}

/** The imports of a file. */
export function importsIn(path: string, text: string): FileImports {
  const name = nameOf(path);
  const imports = path.endsWith('.css') ? cssImportsOf(text) : importsOf(path, text);
  const forbidden = imports
    .filter((each) => !isFree(path) && !isAllowed(name, each))
    .map(
      ({ line, kind, specifier }) => `${path}:${line} ${kind} import of ${specifier || 'a computed name'}`,
    );
  const targets = imports.flatMap(({ specifier }) => targetOf(name, specifier) ?? []);
  return { name, count: imports.length, targets, forbidden };
}

/** The circles that imports form, types and lazy ones included, as 'a.ts > b.ts > a.ts'; of those that share files at least one. */
export function circlesIn(files: readonly Pick<FileImports, 'name' | 'targets'>[]): string[] {
  const known = new Map(files.map(({ name, targets }) => [name, targets]));
  // A pattern does not lead to its own file.
  const matching = (target: string, name: string) =>
    target.includes('*')
      ? [...known.keys()].filter((each) => each !== name && posix.matchesGlob(each, target))
      : [target];
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]) => {
    const start = path.indexOf(name);
    if (start >= 0) circles.push([...path.slice(start), name].join(' > '));
    if (start >= 0 || done.has(name)) return;
    for (const target of known.get(name) ?? [])
      for (const next of matching(target, name)) visit(next, [...path, name]);
    done.add(name);
  };
  for (const name of known.keys()) visit(name, []);
  return circles;
}
