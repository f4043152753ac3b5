import { type ComponentType, createElement, useState } from 'react';
import {
  registry,
  type RouteId,
  screenName,
  type ScreenSpec,
  screenSpec,
} from '#rules/navigation/registry.ts';
import type { Store } from '#store/store.ts';
import type { Elements } from '#ui/elements.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { loadOrReload } from './chunk.ts';
import { guarded } from './guarded.tsx';

/** The module of a screen: its component under the name of its file, and the other exports that the registry names. */
export type ScreenModule = Readonly<Record<string, unknown>>;

/** Sends the first call of a URL, unless it was sent already. */
type Prefetch = (store: Store, address: string) => void;

/** A screen in its own chunk, loaded on the first visit (APP-06). */
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
  const loadLater = async () => {
    // It never rejects, and a screen that is opened again waits for the same load.
    await (loading ??= loadOrReload(name, fetchCode));
    return { Screen: loaded as ComponentType };
  };
  const Later = lazyPart(loadLater, 'Screen');
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

const modules = import.meta.glob<ScreenModule>('/src/features/*/*Screen.tsx');

const byFile = new Map<string, LazyScreen>();

/** The screens of the registry, by route; routes of one file share one, so that its code is there for all of them. */
export const screens = {} as Record<RouteId, LazyScreen>;

// From the end: a shared screen is named after the fallback route (ERR-10).
for (const id of (Object.keys(registry) as RouteId[]).toReversed()) {
  const spec = screenSpec(id);
  const path = `/src/features/${spec.file}.tsx`;
  const screen = byFile.get(spec.file) ?? lazyScreen(id, spec, modules[path] as () => Promise<ScreenModule>);
  byFile.set(spec.file, screen);
  screens[id] = screen;
}
