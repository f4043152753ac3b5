import { request } from '#api/transport/request.ts';
import { nextOffset } from '#rules/account/ownPages.ts';
import { mergedItems } from '#rules/orders/orders.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import {
  annulExchange,
  createExchange,
  type ExchangeOptions,
  type ExchangeOrder,
  getExchangeOptions,
  getExchangeOrders,
  getExchangeSizes,
  getPickupOptions,
  type MadeExchange,
} from '#schemas/exchanges.ts';
import { sessionApi } from './shopApi.ts';
import type { Call } from './transport/baseQuery.ts';

/** A page of the orders that can be exchanged, and all requests made so far. */
export interface ExchangePage {
  orders: readonly ExchangeOrder[];
  exchanges: readonly MadeExchange[];
}

/** The number of orders on a page (ORD-05). */
const limit = 4;

type Reply = ReplyOf<typeof getExchangeOrders>;

/** The lines of an order, one for each item (ORD-02): the wizard knows an article by its code. */
const toPage = ({ orders, exchanges }: Pick<Reply, 'orders' | 'exchanges'>): ExchangePage => ({
  orders: orders.map((order) => ({ ...order, items: mergedItems(order.items) })),
  exchanges,
});

const toOptions = ({ error: _error, message: _message, ...lists }: ReplyOf<typeof getExchangeOptions>) =>
  lists satisfies ExchangeOptions;

/** Exchanges and returns (API-95 to API-100). A change invalidates the cached lists. */
export const exchangesApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    getExchangeOrders: build.query({
      ...request(getExchangeOrders, toPage),
      providesTags: ['exchangeOrders'],
    }),
    listExchangeOrders: build.infiniteQuery<ExchangePage, object, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (_last, pages) =>
          nextOffset(
            pages.map((page) => page.orders),
            { idOf: ({ order_nr }) => order_nr, limit, more: 'full' },
          ),
      },
      query: ({ pageParam: offset }): Call => ({ endpoint: getExchangeOrders, args: { limit, offset } }),
      rawResponseSchema: getExchangeOrders.reply,
      transformResponse: toPage,
      providesTags: ['exchangeOrders'],
    }),
    getExchangeOptions: build.query(request(getExchangeOptions, toOptions)),
    getExchangeSizes: build.query(request(getExchangeSizes, ({ sizes }) => sizes)),
    getPickupOptions: build.query(request(getPickupOptions, ({ pickup, offices }) => ({ pickup, offices }))),
    createExchange: build.mutation({
      ...request(createExchange, ({ batchnumber, date }) => ({ batchnumber, date })),
      // Also after a failure, because the request may have been applied.
      invalidatesTags: ['exchangeOrders'],
    }),
    annulExchange: build.mutation({
      ...request(annulExchange, () => null),
      invalidatesTags: ['exchangeOrders'],
    }),
  }),
});

export const {
  useGetExchangeOrdersQuery,
  useListExchangeOrdersInfiniteQuery,
  useGetExchangeOptionsQuery,
  useGetExchangeSizesQuery,
  useGetPickupOptionsQuery,
} = exchangesApi;
