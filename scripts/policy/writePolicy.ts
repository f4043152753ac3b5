import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asNginx, responseHeaders } from './responseHeaders.ts';

/**
 * Reads all pages of a build and writes the response headers for the server (`.policy/headers.json`) and for nginx
 * (`.policy/headers.conf`). Throws if there is no page, or one that the policy would break.
 */
export function writePolicy(dist: string): void {
  const files = globSync('**/*.html', { cwd: dist }).sort();
  if (files.length === 0) throw new Error(`Failed to make the policy: ${dist} has no page.`);
  const headers = responseHeaders(
    Object.fromEntries(files.map((file) => [file, readFileSync(join(dist, file), 'utf8')])),
  );
  mkdirSync(join(dist, '.policy'), { recursive: true });
  writeFileSync(join(dist, '.policy/headers.json'), `${JSON.stringify(headers, undefined, 2)}\n`);
  writeFileSync(join(dist, '.policy/headers.conf'), asNginx(headers));
}
