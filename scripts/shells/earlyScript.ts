import type { PageName } from '#rules/navigation/pageFile.ts';
import { build, type Plugin, type Rolldown } from 'vite';
import type { EarlyFile } from '#app/early/firstCalls.ts';
import { firstCall } from './firstCall.ts';
import { earlyFileOf } from './pageTable.ts';

const name = 'virtual:first-call';

/** Provides the script with the prepared call of its page. */
const firstCallOf = (file: EarlyFile): Plugin => ({
  name: 'first-call',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? firstCall(file) : undefined),
});

/**
 * The inline script that sends the first call of a page; '' for a page that has none. It runs before anything is
 * painted, so it is made as short as possible, not only in its compressed form.
 */
export async function earlyScript(page: PageName): Promise<string> {
  const file = earlyFileOf(page);
  if (file === undefined) return '';
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [firstCallOf(file)],
    build: {
      write: false,
      modulePreload: false,
      minify: 'terser',
      terserOptions: { module: true, ecma: 2022, compress: { passes: 5, unsafe_arrows: true } },
      rolldownOptions: {
        input: 'src/app/early/sendFirstCall.ts',
        output: { format: 'iife' },
        treeshake: { moduleSideEffects: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}
