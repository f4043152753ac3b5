import { AccountList } from '#commerce/list/AccountList.tsx';
import { Link } from '#commerce/page/Link.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { shownDay, shownMoment } from '#rules/account/shownDetails.ts';
import type { ExchangeOrder } from '#schemas/exchanges.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { Picture } from '#ui/layout/Picture.tsx';
import { PictureFrame } from '#ui/layout/PictureFrame.tsx';
import { SpokenText } from '#ui/layout/SpokenText.tsx';
import { BegunExchange } from './BegunExchange.tsx';
import styles from './ChooseOrder.module.css';
import { opened, orderUrl } from './exchangeUrls.ts';
import { MadeExchanges } from './MadeExchanges.tsx';
import type { Exchange } from './useExchange.ts';
import { useExchangeOrders } from './useExchangeOrders.ts';

/** How many pictures of an order are shown. */
const pictures = 4;

function OrderRow({ order }: { order: ExchangeOrder }) {
  const { exchange: texts } = useTexts(exchangeTexts);
  return (
    <>
      <h2 className={styles.number}>{texts.order(order.order_nr)}</h2>
      <p className={styles.quiet}>{shownMoment(order.date)}</p>
      {order.exchange_until !== '' && <p>{texts.until(shownDay(order.exchange_until))}</p>}
      <div className={styles.pictures}>
        {order.items.slice(0, pictures).map(({ sku, image, name }) => (
          <PictureFrame key={sku}>
            <Picture src={image} alt={name} width={72} height={90} />
          </PictureFrame>
        ))}
      </div>
      <Button kind="text" as={<Link to={orderUrl(order.order_nr)} state={opened} />}>
        <SpokenText text={texts.choose} more={` ${texts.order(order.order_nr)}`} />
      </Button>
    </>
  );
}

/** The orders that can be exchanged (EXCH-05, ERR-47), an exchange that was begun, and the requests made so far. */
export function ChooseOrder({ exchange }: { exchange: Exchange }) {
  const { exchange: texts, exchangeQuestions, exchangeBlocks } = useTexts(exchangeTexts);
  const { list, exchanges } = useExchangeOrders();
  return (
    <div className={styles.start}>
      {list.state === 'shown' && <BegunExchange draft={exchange.draft} orders={list.items} />}
      <AccountList
        title={exchangeQuestions.order}
        list={list}
        idOf={({ order_nr }) => order_nr}
        renderRow={(order) => <OrderRow order={order} />}
        empty={
          <StateMessage
            icon="bag"
            title={exchangeBlocks.noOrders}
            action={<Button as={<Link to="/" />}>{texts.toShop}</Button>}
          />
        }
      />
      {list.state !== 'loading' && exchanges.length > 0 && <MadeExchanges exchanges={exchanges} />}
    </div>
  );
}
