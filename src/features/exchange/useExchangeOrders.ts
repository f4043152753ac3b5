import { useEffect } from 'react';
import { useListExchangeOrdersInfiniteQuery } from '#api/exchanges.ts';
import { useOwnList } from '#commerce/list/AccountList.tsx';
import { heldEntries, isGrowing } from '#rules/account/ownPages.ts';
import type { ExchangeOrder } from '#schemas/exchanges.ts';

/** What is older than this, in s, is read again when it is opened, as another tab may have made a request. */
const freshFor = 60;

const numberOf = ({ order_nr }: ExchangeOrder) => order_nr;

/** The orders that can be exchanged, in pages, and the requests made so far. */
export function useExchangeOrders() {
  const read = useListExchangeOrdersInfiniteQuery({}, { refetchOnMountOrArgChange: freshFor });
  const pages = read.data?.pages ?? [];
  const orders = pages.map((page) => page.orders);
  return {
    read,
    list: useOwnList(heldEntries(orders, numberOf), read),
    isGrowing: isGrowing(orders, numberOf),
    exchanges: pages[0]?.exchanges ?? [],
  };
}

/** One of them by its number: pages are read until it is there, or there are no more (`missing`). */
export function useExchangeOrder(number: string) {
  const { read, list, isGrowing: hasGrown } = useExchangeOrders();
  const order = list.items.find(({ order_nr }) => order_nr === number);
  const { isFetching, isError, fetchNextPage } = read;
  const hasMore = read.hasNextPage && hasGrown;
  const readsOn = order === undefined && hasMore && !isFetching && !isError;
  useEffect(() => {
    if (readsOn) void fetchNextPage();
  }, [readsOn, fetchNextPage]);
  const isSettled = read.isSuccess && !isFetching && !hasMore;
  return { order, missing: order === undefined && isSettled, list };
}
