import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { orderPages, ordersApi, useGetOrdersQuery, useGetOrderStatusQuery } from '#api/orders.ts';
import { pageLimit } from '#api/ownPages.ts';
import { Link } from '#commerce/page/Link.tsx';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/shop.ts';
import { sha256 } from '#lib/sha256.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { heldOrders, withStatus } from '#rules/orders/orders.ts';
import type { Problem } from '#schemas/problem.ts';
import { ordersTexts } from '#texts/orders.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { OrderDetails } from './OrderDetails.tsx';

function NumberedOrder({ number }: { number: string }) {
  const { orders: texts, errors, shell } = useTexts(ordersTexts, shellTexts);
  const { order, isMissing, problem, busy, retry, steps } = useOrder(number);
  if (order) return <OrderDetails order={order} steps={steps} />;
  if (isMissing)
    return (
      <StateMessage
        icon="alert"
        title={errors.missingPage}
        action={<Button as={<Link to="/account/orders" />}>{texts.toList}</Button>}
      />
    );
  if (problem) return <ProblemState problem={contentProblem(problem)} busy={busy} onRetry={retry} />;
  return <SkeletonMenu label={shell.loading} />;
}

/** The order that the path names (ROUTE-05); of an unknown one there is none (ROUTE-46). */
export function OrderScreen() {
  const { orders: texts } = useTexts(ordersTexts);
  const { order: number = '' } = routeOf(useLocation().pathname).params;
  usePageHead({ barTitle: texts.title });
  return <NumberedOrder key={number} number={number} />;
}

/** The refusal of a number that is none of the customer's orders. */
const unknownOrder = 'Order not found.';

/** The hash of an order's number (ORD-11); undefined until it is there, and without cryptography. */
function useHash(number: string): string | undefined {
  const [hashed, setHashed] = useState<{ number: string; hash: string | undefined }>();
  useEffect(() => {
    let isWanted = true;
    const start = async () => {
      const hash = await sha256(number);
      if (isWanted) setHashed({ number, hash });
    };
    void start();
    return () => {
      isWanted = false;
    };
  }, [number]);
  return hashed?.number === number ? hashed.hash : undefined;
}

/**
 * An order by its number: the one of the list that is held, else it is asked for by itself (ORD-09); with what has
 * happened to it, which is read each time (ORD-10).
 */
function useOrder(number: string) {
  const { data } = ordersApi.endpoints.getOrderPages.useInfiniteQueryState({});
  const pages = orderPages(data);
  const isListed = heldOrders(pages).byNumber.has(number);
  const alone = useGetOrdersQuery(isListed ? skipToken : { limit: pageLimit, offset: 0, order_nr: number });
  const own = alone.currentData?.filter(({ order_nr }) => order_nr === number) ?? [];
  const held = heldOrders(pages, isListed ? [] : own);
  const hash = useHash(number);
  const status = useGetOrderStatusQuery(
    held.byNumber.has(number) && hash !== undefined ? { ordernr: number, hash } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const order = withStatus(held, number, status.currentData).byNumber.get(number);
  const problem = alone.error as Problem | undefined;
  return {
    order,
    isMissing: order === undefined && (problem?.message === unknownOrder || alone.currentData !== undefined),
    problem,
    busy: alone.isFetching,
    retry: () => void alone.refetch(),
    /** The reading of the steps has failed, also while it is tried again. */
    steps: {
      failed: status.error !== undefined,
      busy: status.isFetching,
      retry: () => void status.refetch(),
    },
  };
}
