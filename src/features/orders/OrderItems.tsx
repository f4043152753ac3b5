import { Link } from '#commerce/page/Link.tsx';
import { Price } from '#commerce/product/Price.tsx';
import { ShopPicture } from '#commerce/product/ShopPicture.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { lineSum } from '#rules/orders/order.ts';
import type { OrderLine } from '#schemas/orders.ts';
import { ordersTexts } from '#texts/orders.ts';
import { shellTexts } from '#texts/shell.ts';
import { PictureFrame } from '#ui/layout/PictureFrame.tsx';
import styles from './OrderItems.module.css';

/** A line of an order, and what it cost. */
function OrderItem({ item }: { item: OrderLine }) {
  const { order: texts } = useTexts(ordersTexts);
  const { name, sku, brand, size, quantity, image, url, paid_price: price } = item;
  const about = [size && texts.size(size), quantity > 1 && texts.units(quantity)].filter(Boolean).join(' · ');
  const title = name || sku;
  const picture = (
    <PictureFrame>
      <ShopPicture address={image} alt="" width={72} height={90} />
    </PictureFrame>
  );
  return (
    <li className={styles.item}>
      {url.startsWith('/') ? (
        <Link to={url} aria-label={title}>
          {picture}
        </Link>
      ) : (
        picture
      )}
      <div className={styles.about}>
        <p className={styles.quiet}>{brand}</p>
        <h3 className={styles.name}>{title}</h3>
        <p className={styles.quiet}>{about}</p>
      </div>
      <p className={styles.price}>
        <Price amount={lineSum(price, quantity)} />
      </p>
    </li>
  );
}

/** What was bought (AFTER-01). */
export function OrderItems({ items }: { items: readonly OrderLine[] }) {
  const { order: texts, shell } = useTexts(ordersTexts, shellTexts);
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className={styles.items}>
      <h2>{items.length > 0 ? shell.products(count) : texts.noItems}</h2>
      <ul>
        {items.map((item) => (
          <OrderItem key={item.sku} item={item} />
        ))}
      </ul>
    </section>
  );
}
