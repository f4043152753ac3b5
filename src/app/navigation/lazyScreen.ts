import { type ComponentType, createElement, useState } from 'react';
import { screenName, type ScreenSpec } from '#rules/navigation/registry.ts';
import type { Store } from '#store/makeStore.ts';
import type { Elements } from '#ui/elements.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { guarded } from './guarded.tsx';
import { loadOrReload } from './loadOrReload.ts';

/** The module of a screen: its component under the name of its file, and the other exports that the registry names. */
export type ScreenModule = Readonly<Record<string, unknown>>;

/** Sends the first call of a URL, unless it was sent already. */
type Prefetch = (store: Store, address: string) => void;

/** A screen as a chunk of its own, loaded on the first visit (APP-06). */
export interface LazyScreen {
  /** The name of its chunk, in errors and for `watchChunk`. */
  name: string;
  Screen: ComponentType<{ fallback?: Elements }>;
  /** Loads the code and sends the first call of a URL that is about to be opened. Never rejects. */
  prepare: (store: Store, address: string) => Promise<void>;
}

/** Makes a screen from its row in the registry and the import of its module; `name` is for errors (ERR-10). */
export function lazyScreen(
  name: string,
  { file, guard, skeleton, prefetch }: Pick<ScreenSpec, 'file' | 'guard' | 'skeleton' | 'prefetch'>,
  load: () => Promise<ScreenModule>,
): LazyScreen {
  let loaded: ComponentType | undefined;
  async function fetchCode(): Promise<ScreenModule> {
    const module = await load();
    const Open = module[screenName({ file })] as ComponentType;
    loaded ??= guard ? guarded({ guard, skeleton }, Open) : Open;
    return module;
  }
  let loading: Promise<unknown> | undefined;
  const Later = lazyPart(name, async () => {
    // It never rejects, and a screen that is opened again waits for the same load.
    await (loading ??= loadOrReload(name, fetchCode));
    return loaded as ComponentType;
  });
  return {
    name,
    /** Code that is loaded already is rendered at once. */
    Screen: function Screen({ fallback }) {
      const [Part] = useState(() => loaded);
      return Part ? createElement(Part) : createElement(Later, { fallback });
    },
    async prepare(store, address) {
      try {
        const module = await fetchCode();
        if (prefetch) (module[prefetch] as Prefetch)(store, address);
      } catch {
        // Opening the screen loads its code again, and reports a failure.
      }
    },
  };
}
