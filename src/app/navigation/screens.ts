import { registry, type RouteId, screenSpec } from '#rules/navigation/registry.ts';
import { type LazyScreen, lazyScreen, type ScreenModule } from './lazyScreen.ts';

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
