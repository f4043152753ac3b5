import { Price } from '#commerce/product/Price.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { orderSums } from '#rules/orders/order.ts';
import type { Order } from '#schemas/orders.ts';
import { ordersTexts } from '#texts/orders.ts';
import styles from './OrderTotals.module.css';

/** The sums of an order: only the total where the lines do not add up to it. */
export function OrderTotals({ order }: { order: Order }) {
  const { order: texts } = useTexts(ordersTexts);
  const { subtotal, shipping, total } = orderSums(order);
  return (
    <dl className={styles.totals}>
      {subtotal !== undefined && (
        <div>
          <dt>{texts.subtotal}</dt>
          <dd>
            <Price amount={subtotal} />
          </dd>
        </div>
      )}
      {shipping !== undefined && (
        <div>
          <dt>{texts.shipping}</dt>
          <dd data-saving={shipping === 0 || undefined}>
            {shipping === 0 ? texts.free : <Price amount={shipping} />}
          </dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{texts.total}</dt>
        <dd>
          <Price amount={total} />
        </dd>
      </div>
    </dl>
  );
}
