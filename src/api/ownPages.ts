import { nextOffset } from '#rules/account/ownPages.ts';
import type { Endpoint, ReplyOf } from '#schemas/endpoint.ts';
import type { Call } from './transport/baseQuery.ts';

/** The page size of a customer's lists (ORD-05). */
export const pageLimit = 4;

interface Paged<E extends Endpoint, Item> {
  listOf: (reply: ReplyOf<E>) => readonly Item[];
  idOf: (item: Item) => string;
  /** As in `nextOffset` (CRED-04, MEMB-04). */
  more?: 'full' | 'any';
}

/**
 * RTK Query endpoint options for a list of the customer in pages: `build.infiniteQuery(ownPages(getCredits, …))`.
 */
export const ownPages = <E extends Endpoint, Item>(
  endpoint: E,
  { listOf, idOf, more = 'full' }: Paged<E, Item>,
) => ({
  infiniteQueryOptions: {
    initialPageParam: 0,
    getNextPageParam: (_last: readonly Item[], pages: (readonly Item[])[]) =>
      nextOffset(pages, { idOf, limit: pageLimit, more }),
  },
  query: ({ queryArg, pageParam }: { queryArg: object; pageParam: number }): Call => ({
    endpoint,
    args: { ...queryArg, limit: pageLimit, offset: pageParam },
  }),
  rawResponseSchema: endpoint.reply as E['reply'],
  transformResponse: listOf,
});
