import { useEffect } from 'react';
import { useListExchangeOrdersInfiniteQuery } from '#api/exchanges.ts';
import { useOwnList } from '#commerce/list/useOwnList.ts';
import { heldEntries } from '#rules/account/ownPages.ts';

/** The orders that can be exchanged, in pages, and the requests made so far. */
export function useExchangeOrders() {
  const read = useListExchangeOrdersInfiniteQuery({});
  const pages = read.data?.pages ?? [];
  const orders = heldEntries(
    pages.map((page) => page.orders),
    ({ order_nr }) => order_nr,
  );
  return { read, list: useOwnList(orders, read), exchanges: pages[0]?.exchanges ?? [] };
}

/** One of them by its number: pages are read until it is there, or there are no more (`missing`). */
export function useExchangeOrder(number: string) {
  const { read, list } = useExchangeOrders();
  const order = list.items.find(({ order_nr }) => order_nr === number);
  const { hasNextPage, isFetching, isError, fetchNextPage } = read;
  const readsOn = order === undefined && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (readsOn) void fetchNextPage();
  }, [readsOn, fetchNextPage]);
  const isSettled = read.isSuccess && !isFetching && !hasNextPage;
  return { order, missing: order === undefined && isSettled, list };
}
