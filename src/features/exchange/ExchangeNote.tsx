import { Link } from '#commerce/page/Link.tsx';
import { useTexts } from '#commerce/shop.ts';
import { requestsOf } from '#rules/exchange/made.ts';
import type { ExchangeOrder } from '#schemas/exchanges.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { Button } from '#ui/controls/Button.tsx';
import type { Elements } from '#ui/elements.ts';
import styles from './ExchangeNote.module.css';
import { finishedUrl } from './exchangeUrls.ts';
import { useExchangeOrders } from './useExchange.ts';

/** A notice before an exchange continues, with a link. */
export function ExchangeNote({ text, children }: { text: string; children: Elements }) {
  return (
    <div className={styles.note}>
      <p>{text}</p>
      {children}
    </div>
  );
}

/**
 * Links to the existing requests for articles of an order, made in another tab or without a response (ERR-48). A request
 * does not name its articles, so all requests of the order are listed.
 */
export function RequestedNote({ order }: { order: ExchangeOrder }) {
  const { exchange: texts } = useTexts(exchangeTexts);
  const { exchanges } = useExchangeOrders();
  const requests = requestsOf(exchanges, order.order_nr);
  const taken = order.items.filter(({ exchangeable }) => !exchangeable);
  if (requests.length === 0 || taken.length === 0) return null;
  return (
    <ExchangeNote text={taken.length === 1 ? texts.requested : texts.someRequested}>
      {requests.map(({ batchnumber }) => (
        <Button key={batchnumber} kind="plain" as={<Link to={finishedUrl(batchnumber)} />}>
          {texts.seeRequest(batchnumber)}
        </Button>
      ))}
    </ExchangeNote>
  );
}
