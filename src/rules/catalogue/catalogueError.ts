import type { CatalogueEntry } from '#schemas/catalogue.ts';
import type { Problem } from '#schemas/problem.ts';

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
