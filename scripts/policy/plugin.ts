import type { Plugin } from 'vite';
import { writePolicy } from './writePolicy.ts';

/** Writes the policy after the last page of a build, because a later change of a page would invalidate its hashes. */
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
