import { entryFiles, type Manifest } from '#scripts/shells/screenFiles.ts';
import type { ChunkModules } from './writeLedger.ts';

/** The modules that every page loads: those of the entry's chunk and of all that it imports statically. */
export const entryModules = (manifest: Manifest, chunks: ChunkModules): string[] =>
  entryFiles(manifest)
    .scripts.flatMap((file) => chunks[file] ?? [])
    .toSorted();

/** What differs between the modules of the entry and those that the ledger allows, a line each. */
export function compareLedger(found: readonly string[], allowed: readonly string[]): string[] {
  const added = found.filter((module) => !allowed.includes(module));
  const gone = allowed.filter((module) => !found.includes(module));
  return [
    ...added.map((module) => `+ ${module} is in the entry, and not in the ledger.`),
    ...gone.map((module) => `- ${module} is in the ledger, and not in the entry.`),
  ];
}
