import { contentProblem } from '#rules/messages/messages.ts';
import type { Problem } from '#schemas/problem.ts';

/** What the hook of a query says, or of an infinite query for a list in pages. */
interface OwnRead {
  isFetching: boolean;
  isSuccess: boolean;
  error?: unknown;
  refetch: () => unknown;
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  fetchNextPage?: () => unknown;
}

/** The rest of a list in pages. */
interface More {
  busy: boolean;
  /** Why the last attempt to get it failed. */
  problem: Pick<Problem, 'status'> | undefined;
  load: () => void;
}

/** A list of the account as it is shown. */
export interface OwnList<Item> {
  state: 'loading' | 'failed' | 'empty' | 'shown';
  items: readonly Item[];
  /** Of a list that failed. */
  problem: Pick<Problem, 'status'> | undefined;
  /** A retry is under way. */
  busy: boolean;
  retry: () => void;
  /** Absent where no more follow. */
  more: More | undefined;
}

/**
 * A list of the customer, by what is held of it and by the hook of its query, whose cache keeps all its pages for a
 * return: `useOwnList(items, useGetOrdersInfiniteQuery({}))`. What is held is shown, whatever comes of a further page.
 * Which page follows is a matter of the query (`rules/account/ownPages.ts`).
 */
export function useOwnList<Item>(items: readonly Item[], read: OwnRead): OwnList<Item> {
  const { isFetching, isSuccess, error, hasNextPage = false, isFetchingNextPage = false } = read;
  const problem = error === undefined ? undefined : contentProblem(error as Problem);
  const isSettled = isSuccess && !isFetching;
  const unshown = isSettled ? 'empty' : 'loading';
  const state = problem ? 'failed' : unshown;
  // Stryker disable OptionalChaining: a query that has a next page can fetch it
  return {
    state: items.length > 0 ? 'shown' : state,
    items,
    problem,
    busy: isFetching,
    retry: () => void read.refetch(),
    more: hasNextPage
      ? { busy: isFetchingNextPage, problem, load: () => void read.fetchNextPage?.() }
      : undefined,
  };
}
