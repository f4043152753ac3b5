import type { Plugin } from 'vite';

/**
 * Loads the styles and scripts of a part, given by URL, before its code runs. If a style cannot be loaded the part is
 * rejected, and both are requested again with the next attempt. The build contains the function as written here, so it
 * must not use names from outside.
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
        reject(new Error(`Failed to load /${file}`));
      });
      if (!isThere) page.head.append(link);
      if (isThere || !isStyle) resolve(file);
    }));
  return (load: () => Promise<unknown>, files: string[] = []) => Promise.all(files.map(bring)).then(load);
}

/**
 * Replaces the helper with which Vite loads the styles of lazy parts by a shorter one, since every first page contains
 * it.
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
