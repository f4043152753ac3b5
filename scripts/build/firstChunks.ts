import { screenName } from '#rules/navigation/registry.ts';
import { specs } from '#scripts/shells/pageTable.ts';
import { lateSharedChunk } from './lateShared.ts';

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
const usedByLateParts = [
  '/src/ui/layout/Sheet.tsx',
  '/src/commerce/location/useCitySheet.tsx',
  // Most pages have hearts, messages, rows of products and a foot.
  '/src/commerce/wishlist/Heart.tsx',
  '/src/app/shell/Overlays.tsx',
  '/src/commerce/product/Shelves.tsx',
  '/src/commerce/foot/Foot.tsx',
  '/src/commerce/page/SignInAgain.tsx',
  '/src/commerce/cart/sendFavourite.ts',
  // Most visits never need it, but it must be there without the server.
  '/src/app/navigation/chunkFailureOf.ts',
];

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
  /\/src\/(?:commerce\/cart\/(?:cartCalls|cartErrorText|pendingChanges|useAddToCart|whenCartIdle)|rules\/cart\/(?:cart|putChange)|(?:api|schemas)\/cart|store\/syncQueue|texts\/cartMessages)\.ts$/;

/** The chunk with the modules that every change of the cart needs, on any screen; modules of the entry are not in it. */
export const cartChunk = (id: string): string | null => (changesCart.test(id) ? 'cart' : null);

/** The chunk of what is loaded after the first paint; what the cart needs as well is in its chunk. */
export const lateChunk = (id: string, chunking: Chunking): string | null =>
  !changesCart.test(id) && comesLate(id, chunking) ? 'late' : null;

// Small modules that first screens, their parts, the search or the queue of the cart share with forms and lists: each would
// be a file.
const small =
  /\/src\/(?:lib\/lists|(?:api|schemas)\/places|rules\/validation\/symbols|store\/(?:persistence\/otherTabs|session\/exchangeKeys)|commerce\/(?:cart\/useCopyCoupon|page\/useReplaceEntry|session\/hasToken)|texts\/coupon)\.tsx?$/;

/** The chunk of what the late chunk shares with a first screen, and of what is too small for one: so none waits for the rest. */
export const lateAndFirstChunk = (id: string, chunking: Chunking): string | null => {
  const isShared = lateChunk(id, chunking) !== null && screensOf(id, chunking).first.length > 0;
  return isShared || small.test(id) ? 'lateAndFirst' : null;
};

/** The folder of the address book: what only its screens share is decided after what others need of it. */
const plainForms = 'addresses';

/** What is shared in ways that the rules below do not see: it would be a file and a request, or bring a whole screen. */
const shared: readonly (readonly [modules: RegExp, chunk: string])[] = [
  // What parts of the product page share.
  [/\/src\/(?:texts\/location|rules\/delivery\/cityOf)\.ts$/, 'ProductScreenShared'],
  // What the form of an address shares with the choice of a city.
  [
    /\/src\/(?:ui\/controls\/PickField\.(?:tsx|module\.css)|(?:texts\/places|rules\/addresses\/matchPlaces)\.ts)$/,
    'places',
  ],
  // What asks for a size, on the page of a product and in the wishlist, and the tables of the screen about sizes.
  [/\/src\/commerce\/product\/(?:Size(?:Sheet|Question|Table|TableView)|sizeMemories)\./, 'sizes'],
  // What search and help compare with the text that is typed, and what brands and places do.
  [/\/src\/(?:countries\/searchPhrases|rules\/search\/(?:searchUrl|terms))\.ts$/, 'terms'],
  // What the cart and the question before a logout read of the lines that were saved for later.
  [/\/src\/(?:(?:rules|commerce)\/cart\/savedLines|schemas\/savedLine)\.ts$/, 'savedLines'],
  [/\/src\/commerce\/cart\/useAddProduct\.ts$/, 'addProduct'],
  [/\/src\/rules\/addresses\/nameFinder\.ts$/, 'names'],
];

/**
 * The chunk of what several screens share without the entry bringing it. What a late screen shares with one
 * first screen is apart, so that neither loads the other. It is decided before the chunk of a screen, which takes all
 * that the screen imports.
 */
export function sharedChunks(id: string, chunking: Chunking): string | null {
  const named = shared.find(([modules]) => modules.test(id));
  if (named !== undefined) return named[1];
  const { first, late, folders } = screensOf(id, chunking);
  if (first.length + late.length < 2) return null;
  const [screen] = first;
  return screen === undefined ? lateSharedChunk(late, folders) : `${screen}Shared`;
}

const sharedAs = (chunk: string) => (id: string, chunking: Chunking) =>
  sharedChunks(id, chunking) === chunk ? chunk : null;

/** The chunk of what lists and forms share, decided before theirs, which would take all that they import. */
export const lateSharedOnly = sharedAs('lateShared');

/** The chunk of what the lists of the account share, decided before those of their subjects. */
export const lateListsOnly = sharedAs('lateLists');

// The session reads the location of the addresses.
const addressRules = /\/src\/rules\/addresses\/defaultAddress\.ts$/;

/** The chunk of what only the plain forms share, decided after what others need of it. */
export function plainFormChunks(id: string, chunking: Chunking): string | null {
  if (addressRules.test(id)) return plainForms;
  const { first, late, folders } = screensOf(id, chunking);
  const isOwn = folders.length === 1 && folders.includes(plainForms);
  return isOwn && first.length + late.length > 1 ? plainForms : null;
}

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
export const firstScreenChunks = (id: string, chunking: Chunking) => screenChunk(id, chunking, 'first');

/** The chunk of a late screen, without what a part has in its own. */
export const lateScreenChunks = (id: string, chunking: Chunking) => screenChunk(id, chunking, 'late');

const partStyle =
  /\/(?:Heart|Disclosure|SafeHtml|PendingChanges|DeliveryPromise|SavedLines|RadioTabs|SizeSheet|SizeTable)\.module\.css$/;

/**
 * The chunk of a module that every first page brings: one for the packages and one for the shop's own modules, since a
 * few large files compress better than many small ones. It takes what the entry imports, and what two of the first
 * screens share, which would be a file and a request each. What late screens share stays out of it: two forms would
 * have every page load the form library. All else is left to the bundler.
 */
export function firstChunks(id: string, chunking: Chunking): string | null {
  const isShared = !changesCart.test(id) && screensOf(id, chunking).first.length > 1;
  // The styles of the late chunk, and of parts that most pages load, are too small for requests of their own.
  const isLateStyle = partStyle.test(id) || (id.endsWith('.module.css') && comesLate(id, chunking));
  if (!isShared && !isLateStyle && !comesFirst(id, chunking))
    return id.includes('rolldown/runtime') ? 'packages' : null;
  return isPackage(id) ? 'packages' : 'shop';
}
