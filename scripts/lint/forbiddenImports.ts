import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAllowed } from './importVerdict.ts';
import { cssImportsOf, importsOf } from './importsOf.ts';
import { productionFiles } from './productionFiles.ts';

/** How many imports the production files of a repository have, and each that the table forbids, as 'file:line kind import of name'. */
export function forbiddenImports(root: string): { count: number; forbidden: string[] } {
  const forbidden: string[] = [];
  let count = 0;
  for (const { path, inRoom } of productionFiles(root)) {
    const text = readFileSync(join(root, path), 'utf8');
    const imports = path.endsWith('.css') ? cssImportsOf(text) : importsOf(path, text);
    count += imports.length;
    for (const each of imports)
      if (!isAllowed(inRoom, each))
        forbidden.push(`${path}:${each.line} ${each.kind} import of ${each.specifier || 'a computed name'}`);
  }
  return { count, forbidden };
}
