import type { CatalogueKind } from '#schemas/catalogue.ts';
import type { MenuItem } from '#schemas/menu.ts';
import { catalogueAddress } from './catalogueAddress.ts';
import { notFound } from './catalogueError.ts';
import { isKnownCategory } from './categoryTree.ts';

/** Which call answers a path without words while no tree is known: an unknown path is taken for a category (CAT-53). */
export const kindOfPath = (path: string): CatalogueKind =>
  path.match(/^\/(?:ac-|catalog\/?$)/) ? 'static-page' : 'category';

/**
 * Which call answers an address (CAT-24, CAT-53, CAT-54). `tree` is undefined while it is not known: a first view does
 * not wait for it, and takes an unknown path for a category.
 */
export function catalogueKind(url: string, tree: readonly MenuItem[] | undefined): CatalogueKind {
  const { path, parameters } = catalogueAddress(url);
  if (parameters.has('q') && !path.startsWith('/ac-')) return 'search';
  return tree === undefined || isKnownCategory(path, tree) ? kindOfPath(path) : 'static-page';
}

/** What was asked, what came of it, and the tree as it is known by now. */
interface Tried {
  url: string;
  kind: CatalogueKind;
  /** What went wrong, as `catalogueError` tells. */
  error: string | undefined;
  tree: readonly MenuItem[] | undefined;
}

/** Whether a path that was taken for a category is asked for once more, as a written page (CAT-53). */
export function mayBeWritten({ url, kind, error, tree }: Tried): boolean {
  return (
    kind === 'category' &&
    error === notFound &&
    tree !== undefined &&
    catalogueKind(url, tree) === 'static-page'
  );
}
