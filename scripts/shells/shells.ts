import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { ShellPages } from '#mocks/shellPages.ts';
import { type RouteId, routes } from '#rules/routes.ts';
import { criticalCss } from './criticalCss.ts';
import { earlyScript } from './earlyScript.ts';
import { fileOf, type PageName, pageOf, pageRoutes } from './pageTable.ts';
import { entryFiles, type Manifest, screenFiles } from './screenFiles.ts';
import type * as Renderer from './renderShell.tsx';
import { inlineHashes, writePage } from './writePage.ts';

/** The screen of a page, where there is but one. */
const screenOf: Partial<Record<PageName, string>> = {
  home: 'HomeScreen',
  list: 'CatalogueScreen',
  product: 'ProductScreen',
  cart: 'CartScreen',
  menu: 'MenuScreen',
};

const bundle = '.cache/shells';

/** The shop, built once more for this process, to be asked what it draws first; its classes have the same names. */
async function buildRenderer({ modules }: ResolvedConfig['css']) {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    ...(modules && { css: { modules } }),
    build: { ssr: 'scripts/shells/renderShell.tsx', outDir: bundle, emptyOutDir: true, minify: false },
  });
  const file = pathToFileURL(resolve(bundle, 'renderShell.js'));
  return (await import(file.href)) as typeof Renderer;
}

async function writeShells({ build, css }: ResolvedConfig) {
  const { outDir: folder } = build;
  const document = readFileSync(join(folder, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const stylesheet = entryFiles(manifest)
    .styles.map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const { addressOf, hasScreen, renderShell } = await buildRenderer(css);
  const written: ShellPages = { pages: {}, ...pageRoutes(hasScreen), inline: {} };
  const markups = new Map<PageName, string>();
  for (const id of Object.keys(routes) as RouteId[]) {
    const page = pageOf(id, hasScreen(id));
    if (!markups.has(page)) markups.set(page, renderShell(addressOf(id)));
  }

  for (const [page, markup] of markups) {
    const screen = screenOf[page];
    const files = screen === undefined ? { scripts: [], styles: [] } : screenFiles(manifest, screen);
    const text = writePage(document, {
      markup,
      css: criticalCss(stylesheet, markup),
      script: await earlyScript(page),
      scripts: files.scripts.map((file) => `/${file}`),
      styles: files.styles.map((file) => `/${file}`),
    });
    const file = fileOf(page);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    written.pages[page] = file;
    written.inline[page] = inlineHashes(text);
  }
  writeFileSync(join(folder, 'shells.json'), JSON.stringify(written, null, 2));
}

/**
 * Makes the pages of the build: for each kind of route a document that holds what the shop draws first there, and
 * `shells.json`, which says which path gets which (`mocks/shellPages.ts`). Development has the bare document.
 */
export function shells(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'shells',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      handler: () => writeShells(config),
    },
  };
}
