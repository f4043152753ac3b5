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

/** A few lines that every screen asks for: as a file of their own they would cost more than they hold. */
const sharedByAll = /\/src\/(?:api\/request|schemas\/endpoint|commerce\/Price|ui\/(?:Pane|Picture))\.tsx?$/;

/**
 * Names the file that a module goes to: what the first page needs anyway stands in two, the packages and the shop's
 * own, since a few large files are smaller on the way than many small ones. All else is left to the bundler.
 */
export function firstChunks(id: string, chunking: Chunking): string | null {
  if (sharedByAll.test(id)) return 'shop';
  if (!comesFirst(id, chunking)) return null;
  return id.includes('/node_modules/') ? 'packages' : 'shop';
}

const changesCart =
  /\/src\/(?:commerce\/(?:cartCalls|cartWords|takenOffFlash)|rules\/cartFailure|(?:api|schemas)\/cart)\.ts$/;

/** Names the one file of what every change of the cart needs, wherever it begins; what comes first is not in it. */
export function laterChunks(id: string): string | null {
  return changesCart.test(id) ? 'cart' : null;
}
