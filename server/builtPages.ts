import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Context, Next } from 'hono';
import { fillPage } from '#deploy/edge/fillPage.ts';
import type { Settings } from '#schemas/settings.ts';
import { writeSettings } from '#schemas/settingsBlock.ts';
import { byteCache } from './builtFiles.ts';

/** Reads one page of the build, and writes the settings into it (COUNTRY-15). Throws if it has no block for them. */
const pageText = (file: string, settings: Settings): string =>
  writeSettings(readFileSync(file, 'utf8'), settings);

function page(file: string, settings: Settings) {
  const text = pageText(file, settings);
  return byteCache({
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    plain: new TextEncoder().encode(text),
    forms: { br: new Uint8Array(brotliCompressSync(text)), gzip: new Uint8Array(gzipSync(text)) },
  });
}

/**
 * Serves the page of a path from the build, settings included (COUNTRY-15); the worker requests each page at its own
 * address (PWA-05). Throws without a build, or if a page has no block for the settings.
 */
export function pages(dist: string, settings: Settings) {
  const known = readShellPages(dist);
  const choose = pageChooser(known);
  const shown = new Map(
    Object.entries(known.pages).map(([name, file]) => [name, page(join(dist, file), settings)]),
  );
  const byFile = new Map(Object.entries(known.pages).map(([name, file]) => [`/${file}`, name]));
  return (context: Context) => {
    const name = byFile.get(context.req.path) ?? choose(context.req.path);
    return shown.get(name)?.(context) ?? context.text('Not found.', 404);
  };
}

type Send = (request: Request) => Response | Promise<Response>;

/** The headers that identify the visitor to the mock (`mockApi.ts`). */
const visitorHeaders = ['x-mock-visitor', 'cookie'];

/**
 * Serves pages with the reply to their first call, which the mock gives within this process. A page that is not filled is
 * left to the next handler. Throws without a build.
 */
export function filledPages(dist: string, settings: Settings, send: Send) {
  const { pages } = readShellPages(dist);
  const texts = new Map(
    Object.entries(pages).map(([name, file]) => [name, pageText(join(dist, file), settings)]),
  );
  const fill = fillPage({
    documentOf: (page) => texts.get(page),
    send: async (call, visit) => {
      const headers = new Headers(call.headers);
      for (const name of visitorHeaders) {
        const value = visit.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      return send(new Request(call, { headers }));
    },
  });
  return async (context: Context, next: Next) => (await fill(context.req.raw)) ?? next();
}

/** The content of `shells.json`: the pages of a build, for servers and for the content security policy. */
export interface ShellPages {
  /** The file of each page, relative to the build. */
  pages: Record<string, string>;
  /** The first expression that matches a path decides its page; without a match it is `otherwise`. */
  routes: { path: string; page: string }[];
  otherwise: string;
  /** Per page, the hashes of inline scripts and styles as in a policy: 'sha256-…', without quotes. */
  inline: Record<string, { scripts: string[]; styles: string[] }>;
}

/** Reads `shells.json` of a build. Throws if there is none. */
const readShellPages = (dist: string): ShellPages =>
  JSON.parse(readFileSync(join(dist, 'shells.json'), 'utf8')) as ShellPages;

/** Maps a path to the name of its page. */
export function pageChooser({ routes, otherwise }: ShellPages): (path: string) => string {
  const table = routes.map(({ path, page }) => ({ expression: new RegExp(path), page }));
  return (path) => table.find(({ expression }) => expression.test(path))?.page ?? otherwise;
}
