import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asNginx, responseHeaders } from './responseHeaders.ts';

/** The texts of all pages of a build, by file name. */
export function pagesIn(dist: string): Record<string, string> {
  const files = globSync('**/*.html', { cwd: dist }).sort();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(dist, file), 'utf8')]));
}

/**
 * Writes the response headers of all pages of a build, for the server (`.policy/headers.json`) and for nginx
 * (`.policy/headers.conf`). Throws before it writes if there is no page, or one that the policy would break.
 */
export function writePolicy(dist: string, pages = pagesIn(dist)): void {
  if (Object.keys(pages).length === 0) throw new Error(`Failed to make the policy: ${dist} has no page.`);
  const headers = responseHeaders(pages);
  mkdirSync(join(dist, '.policy'), { recursive: true });
  writeFileSync(join(dist, '.policy/headers.json'), `${JSON.stringify(headers, undefined, 2)}\n`);
  writeFileSync(join(dist, '.policy/headers.conf'), asNginx(headers));
}
