import type { Rolldown } from 'vite';
import { screenName } from '#rules/navigation/registry.ts';
import { specs } from '#scripts/shells/pageTable.ts';

type Module = Pick<Rolldown.ModuleInfo, 'isEntry' | 'importers' | 'importedIds' | 'dynamicImporters'>;

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
const roomsOf = (ids: string[]) => [...new Set(ids.map(roomOf))].toSorted();

/** A module with all its importers, or with all its imports, direct or indirect. */
function reached(id: string, graph: Graph, by: 'importers' | 'importedIds'): string[] {
  const found = new Set([id]);
  for (const each of found) for (const next of graph.getModuleInfo(each)?.[by] ?? []) found.add(next);
  return [...found];
}

const isEntry = (id: string, graph: Graph) => graph.getModuleInfo(id)?.isEntry === true;
const loadersOf = (id: string, graph: Graph) => graph.getModuleInfo(id)?.dynamicImporters ?? [];

/** The users of a module: the entry, screens, and parts that are loaded later. */
const usersOf = (id: string, graph: Graph) =>
  reached(id, graph, 'importers').filter((user) => isEntry(user, graph) || loadersOf(user, graph).length > 0);

const isWithEntry = (id: string, graph: Graph) =>
  usersOf(id, graph).some((user) => isEntry(user, graph)) || usersOf(id, graph).filter(isFirst).length > 1;

/** Whether a part comes with the deferred start, because most pages need it: a module that is with the entry loads it. */
const isDeferredPart = (id: string, graph: Graph) =>
  screenOf(id) === '' && loadersOf(id, graph).some((loader) => isWithEntry(loader, graph));

const needsPackage = (id: string, graph: Graph) =>
  reached(id, graph, 'importedIds').some((each) => isPackage(each) && !isWithEntry(each, graph));

/** The chunk of a module that the entry, the deferred start or a screen needs; undefined for one that only other parts need. */
function chunkOfScreens(id: string, graph: Graph): string | undefined {
  const users = usersOf(id, graph).toSorted();
  const shop = isPackage(id) ? 'packages' : 'shop';
  if (users.some((user) => isEntry(user, graph))) return shop;
  const first = users.filter(isFirst);
  const later = users.filter((user) => screenOf(user) !== '' && !isFirst(user));
  const isDeferred = users.some((user) => isDeferredPart(user, graph));
  if (first.length > 1 && (isDeferred || !first.every((user) => buying.includes(roomOf(user))))) return shop;
  if (isDeferred) return first.length > 0 || later.length > 1 ? 'deferredShared' : 'deferred';
  const [screen, another] = [...first, ...later].map(screenOf);
  if (screen === undefined) return undefined;
  const rooms = roomsOf(users);
  const isBuying = buying.every((room) => rooms.includes(room));
  if (another === undefined && (rooms.length === 1 || (first.length > 0 && !isBuying))) return screen;
  if (first.length > 0) return `${screen}Shared`;
  if (rooms.length <= 5) return rooms.join('-');
  return needsPackage(id, graph) ? 'commonPackages' : 'common';
}

/** The room of the first screen that alone loads a part; undefined for another part, and for one with `common` or a package. */
function ownerOf(part: string, graph: Graph): string | undefined {
  const [owner = '', ...others] = new Set(loadersOf(part, graph).flatMap((each) => usersOf(each, graph)));
  if (others.length > 0 || !isFirst(owner) || needsPackage(part, graph)) return undefined;
  const chunks = reached(part, graph, 'importedIds').map((each) => chunkOfScreens(each, graph));
  return chunks.includes('common') ? undefined : roomOf(owner);
}

/**
 * Names the chunk of a module by its users. A room here is a folder below a room of `src`, such as `features/cart`.
 *
 * - the entry, or two first screens: `shop`, or `packages`, which change less often; what only cart and product need of the
 *   first screens is beside the chunk of the cart instead, for the budget of the list;
 * - the deferred start: `deferred`, or `deferredShared` if screens need it too, so that they do not wait for the rest;
 * - one screen, and parts that are loaded later: the chunk of the screen;
 * - a first screen and others: a second chunk of the screen, so that the others do not load all of it;
 * - up to five rooms: a chunk of these rooms;
 * - more rooms: `common`, or `commonPackages` for what needs a package that the entry does not have;
 * - parts of a first screen: one chunk, so that they are one request, or `deferred` if parts of several rooms share it.
 *
 * Returns null for a module that only other parts need: the bundler decides.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const chunk = chunkOfScreens(id, graph);
  if (chunk !== undefined) return chunk;
  const users = usersOf(id, graph);
  const owner = users.map((user) => ownerOf(user, graph)).find((room) => room !== undefined);
  if (owner === undefined) return null;
  return roomsOf(users).length > 2 ? 'deferred' : `${owner}Parts`;
}
