import { orderPages, useGetOrderPagesInfiniteQuery } from '#api/orders.ts';
import { AccountList, useOwnList } from '#commerce/list/AccountList.tsx';
import { OrderSummary } from '#commerce/orders/OrderSummary.tsx';
import { LinkMessage } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/shop.ts';
import { heldOrders } from '#rules/orders/orders.ts';
import { ordersTexts } from '#texts/orders.ts';

/** The maximum age in s of the cached list when the screen opens; an older list is shown and read again. */
const freshFor = 60;

/** The orders of the customer, the newest first (ROUTE-04, ORD-06 to ORD-08, ORD-13). */
export function OrdersScreen() {
  const { orders: texts } = useTexts(ordersTexts);
  const read = useGetOrderPagesInfiniteQuery({}, { refetchOnMountOrArgChange: freshFor });
  const { list, byNumber } = heldOrders(orderPages(read.data));
  const orders = list.flatMap((number) => byNumber.get(number) ?? []);
  usePageHead({ barTitle: texts.title });
  return (
    <AccountList
      title={texts.title}
      list={useOwnList(orders, read)}
      idOf={({ order_nr }) => order_nr}
      renderRow={(order) => <OrderSummary order={order} />}
      empty={<LinkMessage icon="bag" title={texts.none} text={texts.noneHint} link={['/', texts.toShop]} />}
    />
  );
}
