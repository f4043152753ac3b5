import { useTexts } from '#commerce/useTexts.ts';
import { statusText } from '#commerce/orders/statusText.ts';
import { fullName, shownMoment } from '#rules/account/shownDetails.ts';
import type { KeptOrder } from '#rules/orders/orders.ts';
import { lastStep } from '#rules/orders/order.ts';
import type { ShippingAddress } from '#schemas/orders.ts';
import { ordersTexts } from '#texts/orders.ts';
import { OrderActions } from './OrderActions.tsx';
import styles from './OrderDetails.module.css';
import { OrderItems } from './OrderItems.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { type StepsRead, Timeline } from './Timeline.tsx';
import { Tracking } from './Tracking.tsx';

const joined = (parts: readonly string[], by: string) => parts.filter((part) => part.trim() !== '').join(by);

/** The lines of an address; what is not known has none. */
const addressLines = (address: ShippingAddress) =>
  [
    fullName(address),
    joined(
      [joined([address.address1, address.street_number], ' '), joined([address.city, address.postcode], ' ')],
      ', ',
    ),
  ].filter((line) => line !== '');

interface OrderDetailsProps {
  order: KeptOrder;
  steps: StepsRead;
}

/** All of an order: its status and steps, the parcel, its items and sums, the address, and what can be done (AFTER-01). */
export function OrderDetails({ order, steps }: OrderDetailsProps) {
  const texts = useTexts(ordersTexts);
  const { code, label } = lastStep(order);
  const lines = order.shipping_address ? addressLines(order.shipping_address) : [];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.number}>
          {`${texts.orders.number(order.order_nr)} · ${shownMoment(order.date)}`}
        </p>
        <h1 className={styles.status}>{statusText(texts, code, label)}</h1>
      </header>
      <Timeline order={order} steps={steps} />
      <Tracking order={order} />
      <OrderItems items={order.items} />
      <OrderTotals order={order} />
      {lines.length > 0 && (
        <section className={styles.address}>
          <h2>{texts.order.address}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      )}
      <OrderActions order={order} status={code} />
    </div>
  );
}
