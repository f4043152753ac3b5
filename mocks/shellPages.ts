import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build says of its pages in `shells.json`: for servers, and for the policy that they send along. */
export interface ShellPages {
  /** The file of each page, below the folder of the build. */
  pages: Record<string, string>;
  /** Which page a path gets: that of the first expression that the whole path fits; `otherwise` where none does. */
  routes: { path: string; page: string }[];
  otherwise: string;
  /** By page, each inline script and style as a policy names it: 'sha256-…' in base64, without quotes. */
  inline: Record<string, { scripts: string[]; styles: string[] }>;
}

/** Reads `shells.json` of a build. Throws when there is none. */
export const readShellPages = (dist: string): ShellPages =>
  JSON.parse(readFileSync(join(dist, 'shells.json'), 'utf8')) as ShellPages;

/** Gives the name of the page that a path gets. */
export function pageChooser({ routes, otherwise }: ShellPages): (path: string) => string {
  const table = routes.map(({ path, page }) => ({ expression: new RegExp(path), page }));
  return (path) => table.find(({ expression }) => expression.test(path))?.page ?? otherwise;
}
