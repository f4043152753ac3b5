import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { isExpected } from './pages.ts';
import type { PrecachedFile } from './scope.ts';

/** The name of the cache with the files of the build. */
export const filesCache = 'vidriera-files';

/** Stores the files of a build at installation and answers with them. Installation fails on a file of another build. */
export function precache(files: PrecachedFile[]) {
  const revisions = new Map(
    files.map(({ url, revision }) => [new URL(url, location.origin).pathname, revision]),
  );
  const controller = new PrecacheController({
    cacheName: filesCache,
    plugins: [
      {
        cacheWillUpdate: async ({ request, response }) => {
          const { pathname } = new URL(request.url);
          return (await isExpected(response, revisions.get(pathname) ?? null)) ? response : null;
        },
      },
    ],
  });
  controller.addToCacheList(files);
  return controller;
}
