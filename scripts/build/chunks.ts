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

/** Whether a part comes with the deferred start, because most pages need it: a module that is with the entry loads it. */
const isDeferredPart = (id: string, graph: Graph) =>
  screenOf(id) === '' && importersOf(id, graph).some((importer) => isWithEntry(importer, graph));

const isForeignPackage = (id: string, graph: Graph) => isPackage(id) && !isWithEntry(id, graph);

/** The chunk of a module that the entry, the deferred start or a screen needs; undefined for one that only other parts need. */
function chunkOfScreens(id: string, graph: Graph): string | undefined {
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
  if (screen === undefined) return undefined;
  const isBuying = buying.every((room) => rooms.includes(room));
  if (another === undefined && (rooms.length === 1 || (first.length > 0 && !isBuying))) return screen;
  if (first.length > 0) return `${screen}Shared`;
  if (rooms.length <= 5) return rooms.join('-');
  const needsPackage = reached(id, graph, 'importedIds').some((each) => isForeignPackage(each, graph));
  return needsPackage ? 'commonPackages' : 'common';
}

/** The first screen whose own modules, and no others, load a part; undefined for any other part. */
function ownerOf(part: string, graph: Graph): string | undefined {
  const [owner = '', ...others] = new Set(importersOf(part, graph).flatMap((each) => usersOf(each, graph)));
  return others.length === 0 && isFirst(owner) ? owner : undefined;
}

/** Whether a part needs a package, or two files, which neither its screen nor the deferred start has. */
function isLarge(part: string, screen: string, graph: Graph): boolean {
  const modules = reached(part, graph, 'importedIds');
  const chunksOf = (ids: string[]) => ids.map((each) => chunkOfScreens(each, graph));
  const known = new Set([
    undefined,
    'deferred',
    'deferredShared',
    ...chunksOf(reached(screen, graph, 'importedIds')),
  ]);
  const others = new Set(chunksOf(modules).filter((chunk) => !known.has(chunk)));
  return others.size > 1 || modules.some((each) => isForeignPackage(each, graph));
}

/**
 * Names the chunk of a module by its users. A room here is a folder below a room of `src`, such as `features/cart`.
 *
 * - the entry, or two first screens: `shop`, or `packages`, which change less often; what cart and product need, and one
 *   other screen at most, is beside the chunk of the cart instead, for the budget of the list;
 * - the deferred start: `deferred`, or `deferredShared` if screens need it too, so that they do not wait for the rest;
 * - one screen, and parts that are loaded later: the chunk of the screen;
 * - a first screen and others: a second chunk of the screen, so that the others do not load all of it;
 * - up to five rooms: a chunk of these rooms;
 * - more rooms: `common`, or `commonPackages` for what needs a package that the entry does not have;
 * - parts of a first screen: one chunk, so that they are one request, or `deferred` if parts of several rooms share it.
 *
 * Returns null for a large part, and for a module that only other parts need: the bundler decides.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const chunk = chunkOfScreens(id, graph);
  if (chunk !== undefined) return chunk;
  const users = usersOf(id, graph);
  const owner = users.map((user) => ownerOf(user, graph)).find((screen) => screen !== undefined);
  if (owner === undefined) return null;
  const [part = id, another] = users;
  if (isLarge(another === undefined ? part : id, owner, graph)) return null;
  return new Set(users.map(roomOf)).size > 2 ? 'deferred' : `${roomOf(owner)}Parts`;
}
