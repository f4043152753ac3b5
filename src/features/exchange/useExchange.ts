import { useEffect, useRef, useState } from 'react';
import { useListExchangeOrdersInfiniteQuery } from '#api/exchanges.ts';
import type { TabStorage } from '#api/transport/ports.ts';
import { useOwnList } from '#commerce/list/AccountList.tsx';
import { useShop } from '#commerce/shop.ts';
import { heldEntries, isGrowing } from '#rules/account/ownPages.ts';
import { type ExchangeDraft, newDraft, parseDraft, withAnswer } from '#rules/exchange/draft.ts';
import type { ExchangeOrder } from '#schemas/exchanges.ts';
import { useAppSelector } from '#store/store.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { exchangeBankKey, exchangeDraftKey } from '#store/session/traces.ts';

/** Returns the exchange of this tab. Each answer is stored at once, so that it survives a reload or a crash (AFTER-04). */
export function useExchange() {
  const { tab } = useShop();
  const customer = useAppSelector((state) => selectCustomer(state).idCustomer) ?? '';
  const [stored, setStored] = useState(() => readExchange(tab, customer));
  // Several answers may come before the next render.
  const latest = useRef(stored);

  function change(next: StoredExchange) {
    latest.current = next;
    setStored(next);
    writeExchange(tab, customer, next);
  }

  return {
    ...stored,
    answer: (answer: Partial<ExchangeDraft>) =>
      change({ ...latest.current, draft: withAnswer(latest.current.draft, answer) }),
    keepBank: (bank: TypedBank) => change({ ...latest.current, bank, isBankLost: undefined }),
    storeSent: (sent: readonly string[] | undefined) => change({ ...latest.current, sent }),
    /** Removes the stored exchange; the shown one stays until the screen is left. */
    forget: () => removeExchange(tab),
  };
}

export type Exchange = ReturnType<typeof useExchange>;

/** The typed bank account, by the names of its fields. */
type TypedBank = Readonly<Record<string, string>>;

/** A stored exchange, which was not sent or has no response. */
export interface StoredExchange {
  draft: ExchangeDraft;
  bank: TypedBank;
  /** Whether a bank account was typed that the end of a session has removed. */
  isBankLost?: boolean | undefined;
  /** The requests that were known when it was sent; undefined after a response. */
  sent?: readonly string[] | undefined;
}

function parseBank(text: string | null): TypedBank {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    const entries = typeof found === 'object' && found !== null ? Object.entries(found) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Reads the stored exchange of a customer from the tab (AFTER-04). */
export function readExchange(tab: TabStorage, customer: string): StoredExchange {
  const found = parseDraft(tab.getItem(exchangeDraftKey), customer);
  if (found === undefined) return { draft: newDraft(), bank: {} };
  const bank = tab.getItem(exchangeBankKey);
  return {
    draft: found.draft,
    bank: parseBank(bank),
    sent: found.sent,
    ...(found.hasBank && bank === null && { isBankLost: true }),
  };
}

/** Stores an exchange. The bank data have a separate entry, which the end of the session removes. */
export function writeExchange(tab: TabStorage, customer: string, stored: StoredExchange): void {
  const { draft, bank, isBankLost, sent } = stored;
  const hasBank = isBankLost || Object.values(bank).some((text) => text !== '') || undefined;
  tab.setItem(exchangeDraftKey, JSON.stringify({ customer, draft, sent, hasBank }));
  if (Object.keys(bank).length === 0) tab.removeItem(exchangeBankKey);
  else tab.setItem(exchangeBankKey, JSON.stringify(bank));
}

/** Removes the stored exchange. */
export function removeExchange(tab: TabStorage): void {
  tab.removeItem(exchangeDraftKey);
  tab.removeItem(exchangeBankKey);
}

/** The maximum age in s of cached data when a screen opens, because another tab may have made a request. */
const freshFor = 60;

const numberOf = ({ order_nr }: ExchangeOrder) => order_nr;

/** Returns the orders that can be exchanged, in pages, and the requests made so far. */
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

/** Returns an order by its number: reads pages until it is found, or `missing` after the last page. */
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
