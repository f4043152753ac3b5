import { screenName } from '#rules/navigation/registry.ts';
import { specs } from '#scripts/shells/pageTable.ts';

interface ModuleInfo {
  isEntry: boolean;
  importers: readonly string[];
}

interface Chunking {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

const known = new Map<string, boolean>();

/** Whether a module comes with the entry, because something that comes with it imports it statically. */
function comesFirst(id: string, chunking: Chunking, seen = new Set<string>()): boolean {
  const before = known.get(id);
  if (before !== undefined) return before;
  const info = chunking.getModuleInfo(id);
  if (info === null || seen.has(id)) return false;
  seen.add(id);
  const first = info.isEntry || info.importers.some((importer) => comesFirst(importer, chunking, seen));
  // Within an import cycle a negative answer may be premature, so only positive ones are cached.
  if (first) known.set(id, true);
  return first;
}

const isPackage = (id: string) => id.includes('/node_modules/');

const screenFile = /\/src\/features\/(?<folder>\w+)\/(?<screen>\w+Screen)\.tsx$/;

/** The screens whose shared modules come with the entry: those of the registry that are measured as first pages. */
const firstScreens = new Set(specs.filter(({ chunk }) => chunk === 'first').map(screenName));

/** The screens that lead to another one, whose chunk is loaded with theirs. */
const nextOf = new Map([['SearchScreen', 'CatalogueScreen']]);

/**
 * The screens that a module comes with, by name; `first` and `late` as the registry has them. A late screen does not
 * count for what it shares with the one it leads to. `folders` are those of all.
 */
function screensOf(id: string, chunking: Chunking): Record<'first' | 'late' | 'folders', string[]> {
  const seen = new Set<string>();
  const names = new Set<string>();
  const folders = new Set<string>();
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    const { folder, screen } = screenFile.exec(module)?.groups ?? {};
    if (folder !== undefined && screen !== undefined) {
      folders.add(folder);
      names.add(screen);
    }
    for (const importer of chunking.getModuleInfo(module)?.importers ?? []) visit(importer);
  };
  visit(id);
  const sorted = [...names].toSorted();
  return {
    first: sorted.filter((name) => firstScreens.has(name)),
    late: sorted.filter((name) => !firstScreens.has(name) && !names.has(nextOf.get(name) ?? '')),
    folders: [...folders],
  };
}

const lateStart = '/src/app/start/late.ts';

/** What most of the parts that are loaded later have in common: it would be a file and a request. */
const usedByLateParts = ['/src/ui/layout/Sheet.tsx', '/src/commerce/location/useCitySheet.tsx'];

/** Whether a module comes with the late start: it is imported statically, directly or by another module. */
function comesLate(id: string, chunking: Chunking, seen = new Set<string>()): boolean {
  if ([lateStart, ...usedByLateParts].some((path) => id.endsWith(path))) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (chunking.getModuleInfo(id)?.importers ?? []).some((importer) =>
    comesLate(importer, chunking, seen),
  );
}

const changesCart =
  /\/src\/(?:commerce\/cart\/(?:cartCalls|cartErrorText|useAddToCart|whenCartIdle)|rules\/cart\/(?:addStep|cartFailure|cartItems)|(?:api|schemas)\/cart|texts\/cartMessages)\.ts$/;

/**
 * The chunk with the modules that every change of the cart needs, on any screen; modules of the entry are not in it.
 */
export const cartChunk = (id: string): string | null => (changesCart.test(id) ? 'cart' : null);

/** The chunk of what is loaded after the first paint; what the cart needs as well is in its chunk. */
export const lateChunk = (id: string, chunking: Chunking): string | null =>
  !changesCart.test(id) && comesLate(id, chunking) ? 'late' : null;

/** The chunk of what the late chunk shares with a first screen, whose first render then does not wait for the rest. */
export const lateAndFirstChunk = (id: string, chunking: Chunking): string | null =>
  lateChunk(id, chunking) !== null && screensOf(id, chunking).first.length > 0 ? 'lateAndFirst' : null;

/** The folder of screens that have no field of a person and no session: they load what all forms share, and no more. */
const plainForms = 'addresses';

/** The folders of the screens where a customer signs in or up: what only they share is none of her account's. */
const signInForms = new Set(['login', 'register', 'registerFacebook', 'recovery']);

/** What parts of the product page share with the addresses: it would be a file and a request. */
const places = /\/src\/(?:api\/(?:cities|regions)|texts\/location)\.ts$/;

/**
 * The chunk of what several screens share without the entry bringing it. What late screens share is in three: what all
 * forms do, such as their package, what those about a person do, and what those that sign in do. What a late screen shares with one
 * first screen is apart, so that neither loads the other. It is decided before the chunk of a screen, which takes all
 * that the screen imports.
 */
export function sharedChunks(id: string, chunking: Chunking): string | null {
  if (places.test(id)) return 'ProductScreenShared';
  const { first, late, folders } = screensOf(id, chunking);
  if (first.length + late.length < 2) return null;
  const [screen] = first;
  if (screen !== undefined) return `${screen}Shared`;
  if (folders.every((folder) => signInForms.has(folder))) return 'lateSignIn';
  if (!folders.includes(plainForms)) return 'lateShared';
  return folders.length === 1 ? null : 'lateForms';
}

/** The chunk of what only the plain forms share, decided after what others need of it. */
export function plainFormChunks(id: string, chunking: Chunking): string | null {
  const { first, late, folders } = screensOf(id, chunking);
  const isOwn = folders.length === 1 && folders.includes(plainForms);
  return isOwn && first.length + late.length > 1 ? plainForms : null;
}

const parts = new Map([
  ['/src/app/shell/Banners.tsx', 'lateBanners'],
  ['/src/features/product/lateProduct.ts', 'lateProduct'],
  ['/src/features/cart/LateCoupons.tsx', 'lateCoupons'],
  ['/src/commerce/cart/copyCoupon.ts', 'lateCopied'],
  ['/src/commerce/product/rows.ts', 'rows'],
  ['/src/commerce/session/session.ts', 'session'],
]);

/** The chunk of a part of a screen that is loaded later, with all that it needs; a screen that needs some loads it. */
export const partChunks = (id: string): string | null =>
  [...parts].find(([path]) => id.endsWith(path))?.[1] ?? null;

/**
 * The chunk of the calls of two-step authentication, with what they need: a screen that sends them does not load all of
 * the session, which is a part that needs some of this.
 */
export const twoStepChunk = (id: string): string | null =>
  id.endsWith('/src/api/twoStep.ts') ? 'twoStep' : null;

/** The chunk of a screen, with what its lazy parts need as well, so that this is no file of its own. */
function screenChunk(id: string, chunking: Chunking, kind: 'first' | 'late'): string | null {
  const { first, late } = screensOf(id, chunking);
  if (first.length + late.length > 1) return null;
  return (kind === 'first' ? first : late)[0] ?? null;
}

/** The chunk of a first screen. */
export const firstScreenChunks = (id: string, chunking: Chunking): string | null =>
  screenChunk(id, chunking, 'first');

/** The chunk of a late screen, without what a part has in its own. */
export const lateScreenChunks = (id: string, chunking: Chunking): string | null =>
  screenChunk(id, chunking, 'late');

/**
 * The chunk of the list's toolbar, with all that it needs: every list loads it, so what it shares with the sheets that
 * it opens is no request of its own.
 */
export const toolbarChunk = (id: string): string | null =>
  id.endsWith('/features/catalogue/toolbar/lazyToolbar.ts') ? 'lazyToolbar' : null;

const legacySearch = /\/src\/api\/(?:suggestions\/legacySuggestions|topSearches\/legacyTopSearches)\.ts$/;

/** The chunk of what the search asks the legacy host: one name in its script instead of two. */
export const legacySearchChunk = (id: string): string | null =>
  legacySearch.test(id) ? 'legacySearch' : null;

/**
 * The chunk of a module that every first page brings: one for the packages and one for the shop's own modules, since a
 * few large files compress better than many small ones. It takes what the entry imports, and what two of the first
 * screens share, which would be a file and a request each. What late screens share stays out of it: two forms would
 * have every page load the form library. All else is left to the bundler.
 */
export function firstChunks(id: string, chunking: Chunking): string | null {
  const isShared = !changesCart.test(id) && screensOf(id, chunking).first.length > 1;
  // The styles of the late chunk are too small for a request of their own.
  const isLateStyle = id.endsWith('.module.css') && comesLate(id, chunking);
  if (!isShared && !isLateStyle && !comesFirst(id, chunking))
    return id.includes('rolldown/runtime') ? 'packages' : null;
  return isPackage(id) ? 'packages' : 'shop';
}
