import type { StoredKind } from '#schemas/workerMessages.ts';

/** The queries whose answers the worker stores, by the kind that it reports; the first has the content of the screen. */
export const queries: Record<Exclude<StoredKind, 'list'>, readonly string[]> = {
  home: ['getHome'],
  menu: ['getMenu', 'getSegmentTabs'],
  product: ['getProduct'],
  sizes: ['getSizeTables'],
};

/** Whether a query with these arguments is for the screen of a subject. */
export const isOf = (args: unknown, subject: string): boolean =>
  typeof args !== 'object' || args === null || !('path' in args) || args.path === subject;
