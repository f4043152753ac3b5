import type { InfiniteData } from '@reduxjs/toolkit/query/react';
import { request } from '#api/transport/request.ts';
import { type OrdersPage, toOrder } from '#rules/orders/orders.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { getOrders, getOrderStatus, type Order } from '#schemas/orders.ts';
import { ownPages } from './ownPages.ts';
import { sessionApi } from './shopApi.ts';

const toOrders = ({ orders }: Pick<ReplyOf<typeof getOrders>, 'orders'>): readonly Order[] =>
  orders.map(toOrder);

/** The orders of a customer in pages (ORD-05 to ORD-08), one by its number (ORD-09), and what has happened to it (ORD-10). */
export const ordersApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    getOrders: build.query(request(getOrders, toOrders)),
    getOrderPages: build.infiniteQuery<readonly Order[], object, number>({
      ...ownPages(getOrders, { listOf: toOrders, idOf: ({ order_nr }: Order) => order_nr }),
      // A return to the list shows all loaded pages again, even after a long visit to an order.
      keepUnusedDataFor: Infinity,
    }),
    getOrderStatus: build.query(request(getOrderStatus, ({ status }) => status)),
  }),
});

/** The loaded pages of the list with their offsets. */
export const orderPages = (held: InfiniteData<readonly Order[], number> | undefined): OrdersPage[] =>
  (held?.pages ?? []).map((orders, index) => ({ offset: held?.pageParams[index] ?? 0, orders }));

export const { useGetOrdersQuery, useGetOrderPagesInfiniteQuery, useGetOrderStatusQuery } = ordersApi;
