import type { CatalogueEntry } from '#schemas/catalogue.ts';
import type { Crumb } from '#schemas/listing.ts';
import type { MenuItem } from '#schemas/menu.ts';
import type { Problem } from '#schemas/problem.ts';
import type { CatalogueUrl } from './catalogueUrl.ts';

/**
 * Returns the title of a list whose response has none: the last breadcrumb, the search phrase, the label of its category,
 * or the last path segment in readable form (CAT-27).
 */
export function listTitle(
  { path, parameters: { q } }: Pick<CatalogueUrl, 'path' | 'parameters'>,
  breadcrumb?: readonly Crumb[],
  tree: readonly MenuItem[] = [],
): string {
  const category = tree.flatMap((item) => [item, ...item.subitems]).find(({ url }) => url === path);
  const segment = (path.split('/').at(-2) ?? '').replaceAll('-', ' ');
  return (
    breadcrumb?.at(-1)?.label ?? q ?? category?.label ?? segment.charAt(0).toUpperCase() + segment.slice(1)
  );
}

/** Why a list shows no products. */
type EmptyList = 'missing' | 'failed' | 'landing' | 'empty' | 'noMatches';

interface Emptiness {
  /** The server's error code. */
  error: string | undefined;
  /** The list has been shown with other filters or in another order. */
  known: boolean;
  filtered: boolean;
  /** The search phrase; '' for none. */
  q: string;
  /** It is a page with editorial text. */
  landing: boolean;
}

/** Returns what to show for a list without products. A list that was shown before exists (CAT-52, CAT-55, FIND-03). */
export function emptyListOf({ error, known, filtered, q, landing }: Emptiness): EmptyList {
  if (error === notFound && !known) return 'missing';
  if (error === notFound && q !== '') return filtered ? 'noMatches' : 'missing';
  if (error !== undefined) return 'failed';
  if (landing) return 'landing';
  return filtered ? 'noMatches' : 'empty';
}

/** The error code of a URL without a list (CAT-52). */
export const notFound = 'NOT_FOUND';

/** The error of a list: the first of `messages.error`, else the message of the failed call (ERR-05, ERR-06). */
export const catalogueError = (
  { error }: Pick<CatalogueEntry, 'error'>,
  problem: Pick<Problem, 'message'> | undefined,
): string | undefined => error[0] ?? problem?.message;

/** Whether a search phrase has a visible character, and none that stands for a broken percent encoding. */
// Stryker disable next-line StringLiteral: any default that is readable works
export const isReadable = (phrase = ''): boolean =>
  phrase === '' || (isVisible(phrase) && !phrase.includes('\uFFFD'));

/** Whether a text has a visible character: no control or format character, and no white space. */
export const isVisible = (text: string): boolean => /[^\p{C}\p{Z}\s]/u.test(text);

/** Shortens a text to at most `maxLength` characters, and adds an ellipsis. */
export const shorten = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text;
