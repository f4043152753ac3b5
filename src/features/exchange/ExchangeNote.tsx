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

/** What there is to know before an exchange goes on, with where it leads. */
export function ExchangeNote({ text, children }: { text: string; children: Elements }) {
  return (
    <div className={styles.note}>
      <p>{text}</p>
      {children}
    </div>
  );
}

/**
 * The requests that articles of an order are in already, made in another tab or by an answer that was lost (ERR-48). A
 * request does not name its articles: where several cannot be exchanged, they are not told apart.
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
