interface ModuleInfo {
  isEntry: boolean;
  importers: readonly string[];
}

interface Chunking {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

const known = new Map<string, boolean>();

/** Whether a module comes with the entry, because something that comes with it imports it outright. */
function comesFirst(id: string, chunking: Chunking, seen = new Set<string>()): boolean {
  const before = known.get(id);
  if (before !== undefined) return before;
  const info = chunking.getModuleInfo(id);
  if (info === null || seen.has(id)) return false;
  seen.add(id);
  const first = info.isEntry || info.importers.some((importer) => comesFirst(importer, chunking, seen));
  // A negative found on the way round a circle may be the circle's own, so only certain answers are kept.
  if (first) known.set(id, true);
  return first;
}

const screenName = /\/src\/features\/\w+\/(\w+Screen)\.tsx$/;

/** The screens that a module comes with. */
function screensOf(id: string, chunking: Chunking, seen = new Set<string>()): Set<string> {
  const found = new Set(screenName.test(id) ? [id] : []);
  if (seen.has(id)) return found;
  seen.add(id);
  for (const importer of chunking.getModuleInfo(id)?.importers ?? [])
    for (const screen of screensOf(importer, chunking, seen)) found.add(screen);
  return found;
}

const changesCart =
  /\/src\/(?:commerce\/(?:cartCalls|cartWords|takenOffFlash)|rules\/cartFailure|(?:api|schemas)\/cart)\.ts$/;

/** Names the one file of what every change of the cart needs, wherever it begins; what comes first is not in it. */
export const cartChunk = (id: string): string | null => (changesCart.test(id) ? 'cart' : null);

/** Names the one file of a screen, so that what its lesser parts need as well is no file of its own. */
export function screenChunks(id: string, chunking: Chunking): string | null {
  const [screen, another] = screensOf(id, chunking);
  return screen === undefined || another !== undefined ? null : (screenName.exec(screen)?.[1] ?? null);
}

/**
 * Names the file that a module goes to: what the first page needs anyway stands in two, the packages and the shop's
 * own, since a few large files are smaller on the way than many small ones; so does what several screens need, which
 * would be a file and a request each. All else is left to the bundler.
 */
export function firstChunks(id: string, chunking: Chunking): string | null {
  const isFirst = comesFirst(id, chunking) || (!changesCart.test(id) && screensOf(id, chunking).size > 1);
  if (!isFirst) return id.includes('rolldown/runtime') ? 'packages' : null;
  return id.includes('/node_modules/') ? 'packages' : 'shop';
}
