import type { Plugin } from 'vite';
import { iconFiles, pngOf } from './iconFiles.ts';
import { webManifest } from './webManifest.ts';

interface InstallFile {
  type: string;
  content: () => Promise<string | Buffer>;
}

/** By path: the manifest and all icons. */
const files: ReadonlyMap<string, InstallFile> = new Map([
  [
    '/manifest.webmanifest',
    { type: 'application/manifest+json', content: async () => JSON.stringify(webManifest) },
  ],
  ...iconFiles.map((file): [string, InstallFile] => [
    file.src,
    { type: 'image/png', content: () => pngOf(file) },
  ]),
]);

/**
 * Stores the browser's offer to install the shop: the event may come before the code that handles it
 * (`app/install/SmartBanner.tsx`), and comes once.
 */
const storeOffer = "addEventListener('beforeinstallprompt',e=>{e.preventDefault();installOffer=e})";

/** Writes the manifest and the icons into the build; development serves them. */
export function install(): Plugin {
  return {
    name: 'install',
    transformIndexHtml: () => [{ tag: 'script', children: storeOffer, injectTo: 'head' }],
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = files.get(request.url ?? '');
        if (file === undefined) return next();
        response.setHeader('content-type', file.type);
        return void file.content().then((content) => response.end(content), next);
      });
    },
    async generateBundle() {
      for (const [path, { content }] of files)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: await content() });
    },
  };
}
