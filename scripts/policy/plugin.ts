import type { Plugin } from 'vite';
import { writePolicy } from './writePolicy.ts';

/** Writes the policy of a build when its last page is written: nothing may change a page after it. */
export function policy(): Plugin {
  let folder = '';
  return {
    name: 'policy',
    apply: 'build',
    enforce: 'post',
    configResolved({ build }) {
      folder = build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        writePolicy(folder);
      },
    },
  };
}
