import { build, type Rolldown } from 'vite';
import { bareSchemas } from './bareSchemas.ts';
import type { PageName } from './pageTable.ts';

/** The pages whose screen has a first call that needs nothing but the address. */
const entries: Partial<Record<PageName, string>> = {
  home: 'src/app/earlyHome.ts',
  list: 'src/app/earlyList.ts',
  product: 'src/app/earlyProduct.ts',
};

/** The script that sends the first call of a page, as it stands in the page; '' for a page that has none. */
export async function earlyScript(page: PageName, minify: NonNullable<Parameters<typeof build>[0]>['build']) {
  const input = entries[page];
  if (input === undefined) return '';
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [bareSchemas()],
    build: {
      ...minify,
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' }, treeshake: { moduleSideEffects: false } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}
