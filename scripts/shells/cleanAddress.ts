import { build, type Plugin, type Rolldown } from 'vite';

/** The first statement of every page, as an inline script (`app/early/cleanAddress.ts`). */
export async function cleanAddressScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/app/early/cleanAddress.ts',
        output: { format: 'iife' },
        treeshake: { moduleSideEffects: (id) => id.endsWith('/cleanAddress.ts') },
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}

/** Puts that statement before everything else in the document, in development too (SESS-38). */
export function cleanAddress(): Plugin {
  let script: Promise<string> | undefined;
  return {
    name: 'clean-address',
    transformIndexHtml: {
      order: 'post',
      handler: async () => [
        { tag: 'script', children: await (script ??= cleanAddressScript()), injectTo: 'head-prepend' },
      ],
    },
  };
}
