import { flashQueued } from '#store/flash.ts';
import type { Store } from '#store/makeStore.ts';
import type { shellTexts } from '#texts/shell.ts';
import { loadChunk } from './chunk.ts';

/**
 * Makes `loadPart`, which loads a part of a screen on demand. If that fails it returns undefined and shows a message,
 * and the typed or chosen values stay (KEEP-08). If the code is missing since a deployment the message offers a reload.
 * With the notice 'none' there is no message.
 */
export const partLoader =
  (store: Store, { errors }: ReturnType<typeof shellTexts>) =>
  async <Part>(
    name: string,
    load: () => Promise<Part>,
    notice?: 'flash' | 'none',
  ): Promise<Part | undefined> => {
    const outcome = await loadChunk(name, load);
    if ('module' in outcome) return outcome.module;
    if (notice === 'none') return undefined;
    const { missing: reload, offline } = outcome.failure;
    const text = errors[offline ? 'offline' : 'generic'];
    store.dispatch(flashQueued({ text, flashMessageType: 'error', reload }));
  };
