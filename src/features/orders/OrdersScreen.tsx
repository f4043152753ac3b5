import { orderPages, useGetOrderPagesInfiniteQuery } from '#api/orders.ts';
import { AccountList, useOwnList } from '#commerce/list/AccountList.tsx';
import { OrderSummary } from '#commerce/orders/OrderSummary.tsx';
import { Link } from '#commerce/page/Link.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/shop.ts';
import { heldOrders } from '#rules/orders/orders.ts';
import { ordersTexts } from '#texts/orders.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';

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
      empty={
        <StateMessage
          icon="bag"
          title={texts.none}
          text={texts.noneHint}
          action={<Button as={<Link to="/" />}>{texts.toShop}</Button>}
        />
      }
    />
  );
}
