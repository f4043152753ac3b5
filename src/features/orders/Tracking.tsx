import { useTexts } from '#commerce/useTexts.ts';
import { trackingUrl } from '#rules/orders/order.ts';
import type { Order } from '#schemas/orders.ts';
import { ordersTexts } from '#texts/orders.ts';
import styles from './Tracking.module.css';

/** Who delivers an order, the number of the parcel, and where it can be followed (ORD-04, ORD-12). */
export function Tracking({ order }: { order: Order }) {
  const { order: texts } = useTexts(ordersTexts);
  const { delivery_carrier: carrier, tracking } = order;
  const url = trackingUrl(order);
  return (
    <div className={styles.tracking}>
      <div>
        {carrier && <p className={styles.carrier}>{carrier}</p>}
        {tracking?.number && <p className={styles.number}>{texts.number(tracking.number)}</p>}
        {url === undefined && <p className={styles.number}>{texts.noTracking}</p>}
      </div>
      {url !== undefined && (
        <a className={styles.follow} href={url} rel="noopener noreferrer">
          {texts.follow}
        </a>
      )}
    </div>
  );
}
