import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The content of `shells.json`: the pages of a build, for servers and for the content security policy. */
export interface ShellPages {
  /** The file of each page, relative to the build. */
  pages: Record<string, string>;
  /** The page of a path is that of the first expression that matches it, else `otherwise`. */
  routes: { path: string; page: string }[];
  otherwise: string;
  /** Per page, the hashes of inline scripts and styles as in a policy: 'sha256-…', without quotes. */
  inline: Record<string, { scripts: string[]; styles: string[] }>;
}

/** Reads `shells.json` of a build. Throws if there is none. */
export const readShellPages = (dist: string): ShellPages =>
  JSON.parse(readFileSync(join(dist, 'shells.json'), 'utf8')) as ShellPages;

/** Maps a path to the name of its page. */
export function pageChooser({ routes, otherwise }: ShellPages): (path: string) => string {
  const table = routes.map(({ path, page }) => ({ expression: new RegExp(path), page }));
  return (path) => table.find(({ expression }) => expression.test(path))?.page ?? otherwise;
}
