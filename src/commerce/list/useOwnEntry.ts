import { useEffect, useEffectEvent, useState } from 'react';
import { entriesById } from '#rules/account/ownPages.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import type { Problem } from '#schemas/problem.ts';

interface PagedRead {
  isFetching: boolean;
  isSuccess: boolean;
  error?: unknown;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** An entry of a list that is opened by its address. */
export type OwnEntry<Item> =
  | { state: 'loading' | 'missing' }
  | { state: 'failed'; problem: Pick<Problem, 'status'>; busy: boolean; retry: () => void }
  | { state: 'shown'; item: Item };

/**
 * The entry of an id in a list of the customer: the server has no call for one, so pages are read until it is there. One
 * that is in none of them is missing (ROUTE-46).
 */
export function useOwnEntry<Item>(
  id: string,
  items: readonly Item[],
  idOf: (item: Item) => string,
  read: PagedRead,
): OwnEntry<Item> {
  const { isFetching, isSuccess, error, hasNextPage } = read;
  const item = entriesById(items, idOf).get(id);
  // A page that brings nothing new would be asked for again and again.
  const [asked, setAsked] = useState(0);
  const isGrowing = hasNextPage && items.length > asked;
  // Stryker disable next-line ConditionalExpression: a query with an error has not succeeded
  const isWanted = item === undefined && isSuccess && error === undefined && !isFetching && isGrowing;
  const readOn = useEffectEvent(() => {
    setAsked(items.length);
    void read.fetchNextPage();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- What was asked for is known once it is asked for.
    if (isWanted) readOn();
  }, [isWanted]);
  if (item !== undefined) return { state: 'shown', item };
  if (error !== undefined)
    return {
      state: 'failed',
      problem: contentProblem(error as Problem),
      busy: isFetching,
      retry: () => void (items.length > 0 ? read.fetchNextPage() : read.refetch()),
    };
  return { state: isFetching || !isSuccess || isGrowing ? 'loading' : 'missing' };
}
