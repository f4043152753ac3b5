import { isVisible } from '#lib/shownText.ts';
import type { CatalogueEntry } from '#schemas/catalogue.ts';
import type { Crumb } from '#schemas/listing.ts';
import type { MenuItem } from '#schemas/menu.ts';
import type { Problem } from '#schemas/problem.ts';
import type { CatalogueUrl } from './catalogueUrl.ts';

/**
 * The title of a list whose page has none (CAT-27): its last breadcrumb, the search phrase, the label of its category,
 * else the last segment of its path, made readable; '' for no path.
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
  /** The error of the list, as the server names it. */
  error: string | undefined;
  /** The list was there with other filters or in another order. */
  known: boolean;
  filtered: boolean;
  /** The search phrase; '' for none. */
  q: string;
  /** The page has texts. */
  landing: boolean;
}

/** What a list without products shows (CAT-52, FIND-03). A list that was there does exist, whatever the server says (CAT-55). */
export function emptyListOf({ error, known, filtered, q, landing }: Emptiness): EmptyList {
  if (error === notFound && !known) return 'missing';
  if (error === notFound && q !== '') return filtered ? 'noMatches' : 'missing';
  if (error !== undefined) return 'failed';
  if (landing) return 'landing';
  return filtered ? 'noMatches' : 'empty';
}

/** The error of an address without a list (CAT-52). */
export const notFound = 'NOT_FOUND';

/**
 * The error of a list, as the server names it (ERR-05, ERR-06): the first of `messages.error`, else the message of the
 * failure; undefined without an error.
 */
export const catalogueError = (
  { error }: Pick<CatalogueEntry, 'error'>,
  problem: Pick<Problem, 'message'> | undefined,
): string | undefined => error[0] ?? problem?.message;

/**
 * Whether a search phrase can be shown and searched for. What an address has of a broken percent code is no letter: it is read
 * as the replacement character, and a control character cannot be seen.
 */
// Stryker disable next-line StringLiteral: no phrase can be read, and this one has no fault either
export const isReadable = (phrase = ''): boolean =>
  phrase === '' || (isVisible(phrase) && !phrase.includes('\uFFFD'));
