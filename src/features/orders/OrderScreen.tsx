import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { orderPages, ordersApi, useGetOrdersQuery, useGetOrderStatusQuery } from '#api/orders.ts';
import { pageLimit } from '#api/ownPages.ts';
import { statusText } from '#commerce/orders/OrderSummary.tsx';
import { leaveFocus } from '#commerce/page/focus.ts';
import { Link } from '#commerce/page/Link.tsx';
import { LinkMessage, ReadProblem } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { Price } from '#commerce/product/PriceBlock.tsx';
import { ShopPicture } from '#commerce/product/ShopPicture.tsx';
import { useTexts } from '#commerce/shop.ts';
import { sha256 } from '#lib/sha256.ts';
import { fullName, shownMoment } from '#rules/account/shownDetails.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { lastStep, lineSum, orderSums, timelineOf, trackingUrl } from '#rules/orders/order.ts';
import { heldOrders, type OrderWithSteps, withStatus } from '#rules/orders/orders.ts';
import type { Order, OrderLine, ShippingAddress } from '#schemas/orders.ts';
import type { Problem } from '#schemas/problem.ts';
import { useAppSelector } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { ordersTexts } from '#texts/orders.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { PictureFrame } from '#ui/layout/Picture.tsx';
import { SpokenText } from '#ui/layout/VisuallyHidden.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { OrderActions } from './OrderActions.tsx';
import styles from './OrderScreen.module.css';

function NumberedOrder({ number }: { number: string }) {
  const { orders: texts, errors, shell } = useTexts(ordersTexts, shellTexts);
  const { order, isMissing, read, steps } = useOrder(number);
  if (order) return <OrderDetails order={order} steps={steps} />;
  if (isMissing)
    return <LinkMessage icon="alert" title={errors.missingPage} link={['/account/orders', texts.toList]} />;
  if (read.error !== undefined) return <ReadProblem read={read} />;
  return <SkeletonMenu label={shell.loading} />;
}

/** The order in the path (ROUTE-05), or a message for an unknown one (ROUTE-46). */
export function OrderScreen() {
  const { orders: texts } = useTexts(ordersTexts);
  const { order: number = '' } = routeOf(useLocation().pathname).params;
  usePageHead({ barTitle: texts.title });
  return <NumberedOrder key={number} number={number} />;
}

/** The server's refusal of a number that is not the customer's order. */
const unknownOrder = 'Order not found.';

/**
 * Returns an order by its number, from the cached list or by its own call (ORD-09), with its steps, which are read each
 * time (ORD-10) by the hash of the number (ORD-11).
 */
function useOrder(number: string) {
  const { data } = ordersApi.endpoints.getOrderPages.useInfiniteQueryState({});
  const pages = orderPages(data);
  const isListed = heldOrders(pages).byNumber.has(number);
  const alone = useGetOrdersQuery(isListed ? skipToken : { limit: pageLimit, offset: 0, order_nr: number });
  const own = alone.currentData?.filter(({ order_nr }) => order_nr === number) ?? [];
  const held = heldOrders(pages, isListed ? [] : own);
  // Undefined while it is computed, and in browsers without cryptography.
  const [hash, setHash] = useState<string>();
  useEffect(() => void sha256(number).then(setHash), [number]);
  const status = useGetOrderStatusQuery(
    held.byNumber.has(number) && hash !== undefined ? { ordernr: number, hash } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const order = withStatus(held, number, status.currentData).byNumber.get(number);
  const problem = alone.error as Problem | undefined;
  return {
    order,
    isMissing: order === undefined && (problem?.message === unknownOrder || alone.currentData !== undefined),
    read: alone,
    /** Whether the last read of the steps has failed, also during a retry. */
    steps: {
      failed: status.error !== undefined,
      busy: status.isFetching,
      retry: () => void status.refetch(),
    },
  };
}

const joined = (parts: readonly string[], by: string) => parts.filter((part) => part.trim() !== '').join(by);

/** Returns the lines of an address without unknown parts. */
const addressLines = (address: ShippingAddress) =>
  [
    fullName(address),
    joined(
      [joined([address.address1, address.street_number], ' '), joined([address.city, address.postcode], ' ')],
      ', ',
    ),
  ].filter((line) => line !== '');

/** The details of an order: status, steps, parcel, items, sums, address and actions (AFTER-01). */
function OrderDetails({ order, steps }: { order: OrderWithSteps; steps: StepsRead }) {
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

function OrderItems({ items }: { items: readonly OrderLine[] }) {
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

/** The sums of an order; only the total if the lines do not add up to it. */
function OrderTotals({ order }: { order: Order }) {
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

/** The carrier of an order, the number of the parcel, and the tracking link (ORD-04, ORD-12). */
function Tracking({ order }: { order: Order }) {
  const { order: texts } = useTexts(ordersTexts);
  const { delivery_carrier: carrier, tracking } = order;
  const url = trackingUrl(order);
  return (
    <div className={styles.tracking}>
      <div>
        {carrier && <p className={styles.carrier}>{carrier}</p>}
        {tracking?.number && <p className={styles.trackingNumber}>{texts.number(tracking.number)}</p>}
        {url === undefined && <p className={styles.trackingNumber}>{texts.noTracking}</p>}
      </div>
      {url !== undefined && (
        <a className={styles.follow} href={url} rel="noopener noreferrer">
          {texts.follow}
        </a>
      )}
    </div>
  );
}

interface StepsRead {
  failed: boolean;
  busy: boolean;
  retry: () => void;
}

/** When the button is removed, its focus goes to the page. */
const focusPage = leaveFocus<HTMLButtonElement>((button) => button.closest('main'));

/** Says that the steps could not be read, with a retry. Its space is always reserved, so that nothing below moves. */
function StepsFailed({ failed, busy, retry }: StepsRead) {
  const { order: texts, errors } = useTexts(ordersTexts, shellTexts);
  const online = useAppSelector(selectOnline);
  return (
    <div className={styles.failed}>
      <output>{failed && (online ? texts.stepsFailed : errors.offline)}</output>
      {failed && (
        <Button ref={focusPage} kind="text" busy={busy} onClick={retry}>
          {errors.retry}
        </Button>
      )}
    </div>
  );
}

/** The steps of an order so far with their dates, and the next ones (AFTER-01); until they are read, the order's status. */
function Timeline({ order, steps }: { order: OrderWithSteps; steps: StepsRead }) {
  const texts = useTexts(ordersTexts);
  return (
    <section className={styles.steps} aria-label={texts.order.steps}>
      <ol>
        {timelineOf(order).map(({ code, label, date, state }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- A step may come twice, and none moves.
          <li key={index} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span>
              <SpokenText
                text={statusText(texts, code ?? '', label)}
                more={state !== 'past' && `, ${texts.order[state]}`}
              />
            </span>
            {state !== 'next' && <span className={styles.date}>{shownMoment(date)}</span>}
          </li>
        ))}
      </ol>
      <StepsFailed {...steps} />
    </section>
  );
}
