import { screenName } from '#rules/navigation/registry.ts';
import { specs } from '#scripts/shells/pageTable.ts';

interface Module {
  isEntry: boolean;
  importers: readonly string[];
  importedIds: readonly string[];
  dynamicImporters: readonly string[];
}

/** The module graph of the bundler. */
interface Graph {
  getModuleInfo: (id: string) => Module | null;
}

/** The screens that are measured as first pages. */
const firstScreens = new Set(specs.filter(({ chunk }) => chunk === 'first').map(screenName));

/** The feature folders of the first screens that change the cart. */
const buying = ['cart', 'product'];

const isPackage = (id: string) => id.includes('/node_modules/');
const screenOf = (id: string) => /\/(\w+Screen)\.tsx$/.exec(id)?.[1] ?? '';
const isFirst = (id: string) => firstScreens.has(screenOf(id));
const roomOf = (id: string) => /\/src\/\w+\/(\w+)/.exec(id)?.[1] ?? '';

/** A module with all its importers, or with all its imports, direct or indirect. */
function reached(id: string, graph: Graph, by: 'importers' | 'importedIds'): string[] {
  const found = new Set([id]);
  for (const each of found) for (const next of graph.getModuleInfo(each)?.[by] ?? []) found.add(next);
  return [...found];
}

const isEntry = (id: string, graph: Graph) => graph.getModuleInfo(id)?.isEntry === true;

const importersOf = (id: string, graph: Graph) => graph.getModuleInfo(id)?.dynamicImporters ?? [];

/** The users of a module: the entry, screens, and parts that are loaded later. */
const usersOf = (id: string, graph: Graph) =>
  reached(id, graph, 'importers').filter(
    (user) => isEntry(user, graph) || importersOf(user, graph).length > 0,
  );

function isWithEntry(id: string, graph: Graph): boolean {
  const users = usersOf(id, graph);
  return users.some((user) => isEntry(user, graph)) || users.filter(isFirst).length > 1;
}

/** Whether the deferred start needs a part, or most pages: a module that is with the entry loads it. */
const isDeferredPart = (id: string, graph: Graph) =>
  screenOf(id) === '' && importersOf(id, graph).some((importer) => isWithEntry(importer, graph));

/**
 * Names the chunk of a module by its users. A room here is a folder below a room of `src`, such as `features/cart`.
 *
 * - the entry, or two first screens: `shop`, or `packages`, which change less often; what cart and product need, and one
 *   other screen at most, is beside the chunk of the cart instead, for the budget of the list;
 * - the deferred start: `deferred`, or `deferredShared` if screens need it too, so that they do not wait for the rest;
 * - the `lateParts.ts` of a room: one chunk, or `deferred` if parts of several rooms share it;
 * - one screen, and parts that are loaded later: the chunk of the screen;
 * - a first screen and others: a chunk beside that of the screen, so that the others do not load all of it;
 * - up to five rooms: a chunk of these rooms;
 * - more rooms: `common`, or `commonPackages` for what needs a package that the entry does not have.
 *
 * Returns null for a module that only other parts use: the bundler decides.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const users = usersOf(id, graph).toSorted();
  const shop = isPackage(id) ? 'packages' : 'shop';
  if (users.some((user) => isEntry(user, graph))) return shop;
  const first = users.filter(isFirst);
  const later = users.filter((user) => screenOf(user) !== '' && !isFirst(user));
  const rooms = [...new Set(users.map(roomOf))].toSorted();
  const isDeferred = users.some((user) => isDeferredPart(user, graph));
  const mayWait = !isDeferred && later.length < 2 && first.every((user) => buying.includes(roomOf(user)));

  if (first.length > 1 && !mayWait) return shop;
  if (isDeferred) return first.length > 0 || later.length > 1 ? 'deferredShared' : 'deferred';
  const [screen, another] = [...first, ...later].map(screenOf);
  if (screen === undefined) {
    const parts = users.find((user) => user.endsWith('/lateParts.ts'));
    if (parts === undefined) return null;
    return rooms.length > 2 ? 'deferred' : `${roomOf(parts)}Parts`;
  }
  const isBuying = buying.every((room) => rooms.includes(room));
  if (another === undefined && (rooms.length === 1 || (first.length > 0 && !isBuying))) return screen;
  if (first.length > 0) return `${screen}Shared`;
  if (rooms.length <= 5) return rooms.join('-');
  const needsPackage = reached(id, graph, 'importedIds').some(
    (each) => isPackage(each) && !isWithEntry(each, graph),
  );
  return needsPackage ? 'commonPackages' : 'common';
}
