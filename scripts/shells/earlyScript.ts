import { build, type Plugin, type Rolldown } from 'vite';
import { type CallingPage, firstCall } from './firstCall.ts';
import type { PageName } from './pageTable.ts';

const callingPages: readonly string[] = ['home', 'list', 'product'] satisfies CallingPage[];
const isCalling = (page: PageName): page is CallingPage => callingPages.includes(page);

const name = 'virtual:first-call';

/** Gives the script what is known of its page's call. */
const firstCallOf = (page: CallingPage): Plugin => ({
  name: 'first-call',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? firstCall(page) : undefined),
});

/**
 * The script that sends the first call of a page, as it stands in the page; '' for a page that has none. It is read
 * before anything is drawn, so it is made as short as can be, and not for its compressed form alone.
 */
export async function earlyScript(page: PageName): Promise<string> {
  if (!isCalling(page)) return '';
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [firstCallOf(page)],
    build: {
      write: false,
      modulePreload: false,
      minify: 'terser',
      terserOptions: { module: true, ecma: 2022, compress: { passes: 5, unsafe_arrows: true } },
      rolldownOptions: {
        input: 'src/app/sendFirstCall.ts',
        output: { format: 'iife' },
        treeshake: { moduleSideEffects: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}
