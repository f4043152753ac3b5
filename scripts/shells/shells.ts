import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { ShellPages } from '#server/builtPages.ts';
import { criticalCss } from './criticalCss.ts';
import { earlyScript } from './earlyScript.ts';
import { fileOf, type PageName, pageOf } from '#rules/navigation/pageFile.ts';
import { earlyFileOf, pageRoutes, routeIds, screensOf } from './pageTable.ts';
import { type Manifest, screenScripts, stylesheets } from './screenFiles.ts';
import type * as Renderer from './renderShell.tsx';
import { inlineHashes, writePage } from './writePage.ts';

const bundle = '.cache/shells';

/** The shop, built a second time for this process to render the first paint; its classes have the same names. */
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
  const stylesheet = stylesheets(manifest)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const { addressOf, renderPage } = await buildRenderer(css);
  const written: ShellPages = { pages: {}, ...pageRoutes, inline: {} };
  const markups = new Map<PageName, string>();
  for (const id of routeIds) {
    const page = pageOf(id);
    if (!markups.has(page)) markups.set(page, renderPage(addressOf(id), earlyFileOf(page)));
  }

  for (const [page, markup] of markups) {
    const [screen, another] = screensOf(page);
    // A prerendered page of several screens cannot know which of them is requested.
    const isOne = screen !== undefined && another === undefined;
    const scripts = isOne ? screenScripts(manifest, screen) : [];
    const text = writePage(document, {
      markup,
      css: criticalCss(stylesheet, markup),
      script: await earlyScript(page),
      scripts: scripts.map((file) => `/${file}`),
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
 * Writes the prerendered pages of the build: for each kind of route a document with what the shop renders first there,
 * and `shells.json`, which maps paths to documents (`server/builtPages.ts`). Development has the bare document.
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
