import { fileOf, type PageName } from '#rules/navigation/pageFile.ts';
import type { ShellPages } from '#server/builtPages.ts';

const head = `# Maps each path to its prerendered page (ROUTE-41). Generated from the route table; the first match wins.
# For http.conf; shop.conf uses $shop_page.
`;

/** The choice of a page as nginx makes it. */
export function nginxMap({ routes, otherwise }: Pick<ShellPages, 'routes' | 'otherwise'>): string {
  const file = (page: string) => `/${fileOf(page as PageName)}`;
  const lines = routes.map(({ path, page }) => `  "~${path}" ${file(page)};`);
  return `${head}\nmap $uri $shop_page {\n  default ${file(otherwise)};\n${lines.join('\n')}\n}\n`;
}
