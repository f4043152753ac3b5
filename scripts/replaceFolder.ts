import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Leaves these files, by their names, as the only ones of a folder. A file that has its text already is not touched,
 * because tests may read it meanwhile.
 */
export function replaceFolder(folder: string, texts: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const name of globSync('*', { cwd: folder })) if (!texts.has(name)) rmSync(join(folder, name));
  for (const [name, text] of texts) {
    const file = join(folder, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
