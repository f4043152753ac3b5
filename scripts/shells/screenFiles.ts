/** A chunk in the bundler's manifest. */
interface Chunk {
  file: string;
  /** What its group calls it. */
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

export type Manifest = Readonly<Record<string, Chunk>>;

function closure(manifest: Manifest, name: string, found = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`Failed to read the build: it has no chunk ${name}.`);
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const next of chunk.imports ?? []) closure(manifest, next, found);
  return found;
}

const filesOf = (chunks: Iterable<Chunk>) => [...chunks].map(({ file }) => file);

/** The scripts that every page loads with the entry of the build. */
export function entryScripts(manifest: Manifest): string[] {
  const [name = ''] = Object.entries(manifest).find(([, { isEntry }]) => isEntry) ?? [];
  return filesOf(closure(manifest, name));
}

/** The styles of the build: one file. */
export const stylesheets = (manifest: Manifest): string[] =>
  filesOf(Object.values(manifest)).filter((file) => file.endsWith('.css'));

/** The chunk of a screen, by the name of its component. */
function screenChunk(manifest: Manifest, screen: string): string {
  const found = Object.entries(manifest).find(([, { name }]) => name === screen);
  if (found === undefined) throw new Error(`Failed to read the build: it has no chunk ${screen}.`);
  return found[0];
}

/**
 * The scripts that a screen needs in addition to the entry: named in the prerendered page, they are loaded in parallel
 * with it.
 */
export function screenScripts(manifest: Manifest, screen: string): string[] {
  const known = entryScripts(manifest);
  const chunk = screenChunk(manifest, screen);
  // A screen that the entry does not import itself is imported by a table, which has to be there first.
  const tables = Object.values(manifest).filter((each) => each.dynamicImports?.includes(chunk));
  return filesOf([...tables, ...closure(manifest, chunk)]).filter((file) => !known.includes(file));
}
