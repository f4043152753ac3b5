import { flashQueued } from '#store/flash.ts';
import type { Store } from '#store/makeStore.ts';
import type { shellTexts } from '#texts/shell.ts';
import { loadChunk } from './chunk.ts';

/**
 * Makes what loads the code that a press needs. If that fails the result is undefined and a message says so, and the
 * typed or chosen values stay (KEEP-08). If the code is missing since a deployment the message offers a reload.
 */
export const loadOrTell =
  (store: Store, { errors }: ReturnType<typeof shellTexts>) =>
  async <Code>(name: string, load: () => Promise<Code>): Promise<Code | undefined> => {
    const outcome = await loadChunk(name, load);
    if ('module' in outcome) return outcome.module;
    const { missing: reload, offline } = outcome.failure;
    const text = errors[offline ? 'offline' : 'generic'];
    store.dispatch(flashQueued({ text, flashMessageType: 'error', reload }));
    return undefined;
  };
