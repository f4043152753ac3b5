import { useGetOrderPagesInfiniteQuery } from '#api/orders.ts';
import { OrderSummary } from '#commerce/orders/OrderSummary.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { ordersTexts } from '#texts/orders.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import styles from './LastOrder.module.css';

/** An order that was read longer ago than this, in s, is read again. */
const freshFor = 60;

function ReadOrder() {
  const { orders: texts } = useTexts(ordersTexts);
  const { data, error } = useGetOrderPagesInfiniteQuery({}, { refetchOnMountOrArgChange: freshFor });
  const order = data?.pages[0]?.[0];
  if (data !== undefined && order === undefined) return null;
  return (
    <section className={styles.last} aria-busy={(data ?? error) === undefined || undefined}>
      <VisuallyHidden as="h2">{texts.last}</VisuallyHidden>
      {order && <OrderSummary order={order} level={3} />}
      {!order && error !== undefined && <p className={styles.failed}>{texts.lastFailed}</p>}
    </section>
  );
}

/** How the last order of the customer goes, or that it could not be read, in space that is there before; nothing where there is none. */
export function LastOrder() {
  const { visitor_has_orders: hasOrders } = useAppSelector(selectCustomer);
  return hasOrders ? <ReadOrder /> : null;
}
