import { posix } from 'node:path';
import { boundaries, roomOfPath, rowOf } from './boundaries.ts';
import { cssImportsOf, type Import, importsOf } from './importsOf.ts';

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
  const path = specifier.replace(/\?.*$/, '');
  // A folder of a room can be a room itself, which a relative name reaches too.
  if (path.startsWith('./')) return isAllowedRoom(room, posix.join(posix.dirname(file), path), kind);
  // The bundler's name for the root of the repository, as in `import.meta.glob`.
  if (path.startsWith('/src/')) return isAllowedRoom(room, path.slice('/src/'.length), kind);
  if (path.startsWith('#')) return isAllowedRoom(room, path.slice(1), kind);
  return isAllowedPackage(path, boundaries[rowOf(room)]?.packages ?? []);
}

/** Tests and their helpers may import anything; the declarations in `env.d.ts` belong to no room. */
const isFree = (path: string) =>
  /\.test\.tsx?$/.test(path) || path.startsWith('src/testing/') || path === 'src/env.d.ts';

/** How many imports a file has, and each that the table forbids, as 'file:line kind import of name'. */
export function importsIn(path: string, text: string): { count: number; forbidden: string[] } {
  if (isFree(path)) return { count: 0, forbidden: [] };
  const imports = path.endsWith('.css') ? cssImportsOf(text) : importsOf(path, text);
  const forbidden = imports
    .filter((each) => !isAllowed(path.replace(/^src\//, ''), each))
    .map(
      ({ line, kind, specifier }) => `${path}:${line} ${kind} import of ${specifier || 'a computed name'}`,
    );
  return { count: imports.length, forbidden };
}
