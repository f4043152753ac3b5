/** A chunk as the bundler's manifest tells it. */
export interface Chunk {
  file: string;
  /** What its group calls it. */
  name?: string;
  imports?: string[];
  css?: string[];
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

const filesOf = (chunks: Iterable<Chunk>) => ({
  scripts: [...chunks].map(({ file }) => file),
  styles: [...chunks].flatMap(({ css = [] }) => css),
});

/** What every page brings with the entry of the build. */
export function entryFiles(manifest: Manifest) {
  const [name = ''] = Object.entries(manifest).find(([, { isEntry }]) => isEntry) ?? [];
  return filesOf(closure(manifest, name));
}

/** The chunk of a screen, by the name of its component. */
function screenChunk(manifest: Manifest, screen: string): string {
  const found = Object.entries(manifest).find(([, { name }]) => name === screen);
  if (found === undefined) throw new Error(`Failed to read the build: it has no chunk ${screen}.`);
  return found[0];
}

/** The screens of a build, by the names of their components. */
export const screensIn = (manifest: Manifest): string[] =>
  Object.values(manifest).flatMap(({ name }) => (name?.endsWith('Screen') ? [name] : []));

/** What a screen needs beside that: with it in the page, its code and its styles come together with the entry's. */
export function screenFiles(manifest: Manifest, screen: string) {
  const known = entryFiles(manifest);
  const { scripts, styles } = filesOf(closure(manifest, screenChunk(manifest, screen)));
  return {
    scripts: scripts.filter((file) => !known.scripts.includes(file)),
    styles: styles.filter((file) => !known.styles.includes(file)),
  };
}
