import type { CatalogueEntry } from '#schemas/catalogue.ts';
import type { Problem } from '#schemas/problem.ts';

/** A list that found nothing at its address (CAT-52). */
export const notFound = 'NOT_FOUND';

/**
 * What went wrong with a list, in the server's word (ERR-05, ERR-06): the first of `messages.error`, else the message
 * of the failure; undefined where nothing did.
 */
export const catalogueError = (
  { error }: Pick<CatalogueEntry, 'error'>,
  problem: Pick<Problem, 'message'> | undefined,
): string | undefined => error[0] ?? problem?.message;
