import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Folder of what `bundleShop.ts` makes of the shop. */
export const shopBundle = '.cache/shop-bundle';

/** What runs before each test in Chromium. */
export const setupFiles = ['src/testing/setupScreen.ts', 'scripts/mutants/setupScreen.ts'];

/** Modules of our own, without what Vite makes of other files, such as `picture.svg?inline`. */
export const importedCode = /^\/.*(?<!\.d)\.tsx?$/;

/** Whether a file is a test in Chromium, or is run before one. */
export const isScreenTest = (file: string) =>
  /\.test\.tsx/.test(file) || setupFiles.some((setup) => file.startsWith(resolve(setup)));

/** Gives tests the modules of the bundle. */
export const fromShopBundle = (): Plugin => ({
  name: 'from-shop-bundle',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (importer === undefined || !isScreenTest(importer)) return;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (found === null || !importedCode.test(found.id)) return found;
    const bundled = resolve(shopBundle, `${relative('.', found.id)}.js`);
    return existsSync(bundled) ? bundled : found;
  },
});
