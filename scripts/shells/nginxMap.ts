import type { ShellPages } from '#mocks/shellPages.ts';
import { fileOf, type PageName } from './pageTable.ts';

const head = `# Which page of the build a path gets, after the route table (ROUTE-41): the first expression that fits.
# Below conf.d, beside vidriera.conf, which takes the page from here.
`;

/** The choice of a page as nginx makes it. */
export function nginxMap({ routes, otherwise }: Pick<ShellPages, 'routes' | 'otherwise'>): string {
  const file = (page: string) => `/${fileOf(page as PageName)}`;
  const lines = routes.map(({ path, page }) => `  "~${path}" ${file(page)};`);
  return `${head}\nmap $uri $shop_page {\n  default ${file(otherwise)};\n${lines.join('\n')}\n}\n`;
}
