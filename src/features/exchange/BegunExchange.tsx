import { Link } from '#commerce/page/Link.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { stillOffered } from '#rules/exchange/options.ts';
import type { ExchangeDraft } from '#rules/exchange/draft.ts';
import type { ExchangeOrder } from '#schemas/exchanges.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ExchangeNote } from './ExchangeNote.tsx';
import { orderUrl, stepUrl } from './exchangeUrls.ts';
import { RequestedNote } from './RequestedNote.tsx';

interface BegunExchangeProps {
  draft: ExchangeDraft;
  orders: readonly ExchangeOrder[];
}

/**
 * An exchange that was begun, with the way on: to its first open question, or to the articles if not all of them can be
 * exchanged any more. Of one whose articles are in requests already these are shown.
 */
export function BegunExchange({ draft, orders }: BegunExchangeProps) {
  const { exchange: texts } = useTexts(exchangeTexts);
  const { order_nr: number, skus } = draft;
  const order = orders.find(({ order_nr }) => order_nr === number);
  const open = order ? stillOffered(skus, order.items) : skus;
  if (skus.length === 0) return null;
  if (order && open.length === 0) return <RequestedNote order={order} />;
  const isWhole = open.length === skus.length;
  return (
    <ExchangeNote text={texts.resume}>
      <Button
        kind="plain"
        as={<Link to={isWhole ? stepUrl('reason', '').replace(/\?.*/, '') : orderUrl(number)} />}
      >
        {texts.resumeAction}
      </Button>
    </ExchangeNote>
  );
}
