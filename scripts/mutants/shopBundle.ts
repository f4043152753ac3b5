import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/** Folder of what `bundleShop.ts` makes of the shop. */
export const shopBundle = '.cache/shop-bundle';

/** What runs before each test in Chromium. */
export const setupFiles = ['testing/render/setupScreen.ts', 'scripts/mutants/setupScreen.ts'];

/** Modules of our own, without what Vite makes of other files, such as `picture.svg?inline`. */
const importedCode = /^\/.*(?<!\.d)\.tsx?$/;

/** Whether a file is a test in Chromium, or is run before one. */
const isScreenTest = (file: string) =>
  /\.test\.tsx/.test(file) || setupFiles.some((setup) => file.startsWith(resolve(setup)));

/** The path in the bundle of a module that a test imports. */
export const bundledPath = (id: string) => `${relative('.', id)}.js`;

/** Hands the modules that tests import to `take`, which may give another one in place of each. */
export const importsOfTests = (
  take: (this: Rollup.PluginContext, id: string) => string | undefined,
): Plugin => ({
  name: 'imports-of-tests',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (importer === undefined || !isScreenTest(importer)) return;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (found === null || !importedCode.test(found.id)) return found;
    return take.call(this, found.id) ?? found;
  },
});

/** Gives tests the modules of the bundle. */
export const fromShopBundle = () =>
  importsOfTests((id) => {
    const bundled = resolve(shopBundle, bundledPath(id));
    return existsSync(bundled) ? bundled : undefined;
  });
