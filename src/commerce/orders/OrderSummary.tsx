import { Link } from '#commerce/page/Link.tsx';
import { Price } from '#commerce/product/PriceBlock.tsx';
import { ShopPicture } from '#commerce/product/ShopPicture.tsx';
import { useTexts } from '#commerce/shop.ts';
import { shownMoment } from '#rules/account/shownDetails.ts';
import { lastStep } from '#rules/orders/order.ts';
import type { Order } from '#schemas/orders.ts';
import { ordersTexts } from '#texts/orders.ts';
import type { TextsOf } from '#texts/textBundle.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import { PictureFrame } from '#ui/layout/Picture.tsx';
import styles from './OrderSummary.module.css';

/** A short form of an order, with a link to its details: status, number, date and total. */
export function OrderSummary({ order, level = 2 }: { order: Order; level?: 2 | 3 }) {
  const texts = useTexts(ordersTexts);
  const { order_nr: number, date, total, items } = order;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Link className={styles.order} to={orderUrl(number)}>
      <PictureFrame>
        <ShopPicture address={items[0]?.image ?? ''} alt="" width={72} height={90} />
      </PictureFrame>
      <span className={styles.about}>
        <Heading className={styles.status}>{statusText(texts, lastStep(order).code)}</Heading>
        <span>{texts.orders.number(number)}</span>
        <span>{shownMoment(date)}</span>
        <span className={styles.total}>
          <Price amount={total} />
        </span>
      </span>
      <Icon name="right" size={20} />
    </Link>
  );
}

type Texts = TextsOf<[typeof ordersTexts]>;

/** Returns the name of a status; for an unknown one the server's label, else a general text. */
export function statusText({ orderStatus, orders }: Texts, code: string, label = ''): string {
  if (Object.hasOwn(orderStatus, code)) return orderStatus[code as keyof typeof orderStatus];
  return label || orders.unknown;
}

/** The path of an order's screen (ROUTE-05). */
export const orderUrl = (number: string): string => `/account/orders/${encodeURIComponent(number)}`;
