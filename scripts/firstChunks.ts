interface ModuleInfo {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
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

/** What is loaded when it is needed, screens and lesser things, and brings a module with it. */
function bringersOf(id: string, chunking: Chunking, seen = new Set<string>()): Set<string> {
  const info = chunking.getModuleInfo(id);
  const found = new Set(info?.dynamicImporters.length ? [id] : []);
  if (info === null || seen.has(id)) return found;
  seen.add(id);
  for (const importer of info.importers)
    for (const bringer of bringersOf(importer, chunking, seen)) found.add(bringer);
  return found;
}

const changesCart =
  /\/src\/(?:commerce\/(?:cartCalls|cartWords|takenOffFlash)|rules\/cartFailure|(?:api|schemas)\/cart)\.ts$/;

/** Names the one file of what every change of the cart needs, wherever it begins; what comes first is not in it. */
export function laterChunks(id: string): string | null {
  return changesCart.test(id) ? 'cart' : null;
}

/**
 * Names the file that a module goes to: what the first page needs anyway stands in two, the packages and the shop's
 * own, since a few large files are smaller on the way than many small ones; so does what several of the later ones need, which
 * would be a file and a request each. All else is left to the bundler.
 */
export function firstChunks(id: string, chunking: Chunking): string | null {
  const isFirst = comesFirst(id, chunking) || (laterChunks(id) === null && bringersOf(id, chunking).size > 1);
  if (!isFirst) return id.includes('rolldown/runtime') ? 'packages' : null;
  return id.includes('/node_modules/') ? 'packages' : 'shop';
}
