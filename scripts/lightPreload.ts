import type { Plugin } from 'vite';

/**
 * Brings what a part needs before its code runs, in the page; `files` are the addresses of its styles and scripts. A
 * style that does not come refuses the part, and is asked for again with it. It stands in the build as it is written
 * here, so it names nothing from outside.
 */
function bringParts(page: Document) {
  const coming: Record<string, Promise<unknown>> = {};
  const bring = (file: string) =>
    (coming[file] ??= new Promise((resolve, reject) => {
      const isStyle = file.endsWith('.css');
      const isThere = page.querySelector(`[href="/${file}"]`) !== null;
      const link = page.createElement('link');
      link.rel = isStyle ? 'stylesheet' : 'modulepreload';
      link.crossOrigin = '';
      link.href = `/${file}`;
      link.addEventListener('load', resolve);
      link.addEventListener('error', () => {
        link.remove();
        delete coming[file];
        reject(new Error(`Failed to load ${file}`));
      });
      if (!isThere) page.head.append(link);
      if (isThere || !isStyle) resolve(file);
    }));
  return (load: () => Promise<unknown>, files: string[] = []) => Promise.all(files.map(bring)).then(load);
}

/**
 * Puts a shorter helper in the place of the one by which Vite brings the styles of a part that comes later: every first
 * page carries it.
 */
export function lightPreload(): Plugin {
  return {
    name: 'light-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `${String(bringParts)}\nexport const __vitePreload = bringParts(document);`,
    },
  };
}
