import { Link } from '#commerce/page/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { shownDay } from '#rules/account/shownDetails.ts';
import { exchangeDays } from '#rules/orders/order.ts';
import type { KeptOrder } from '#rules/orders/orders.ts';
import { ordersTexts } from '#texts/orders.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ActionBar } from '#ui/layout/ActionBar.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { whenIdle } from '#ui/timing/whenIdle.ts';
import styles from './OrderActions.module.css';
import { useBuyAgain } from './useBuyAgain.ts';

interface OrderActionsProps {
  order: KeptOrder;
  /** The code of its last step. */
  status: string;
}

const BoughtSheet = lazyPart('bought', async () => (await import('./BoughtSheet.tsx')).BoughtSheet, whenIdle);

const exchangeUrl = '/account/exchange';

/**
 * What can be done with an order: buy it again (AFTER-02), and exchange or return it while that is possible, with the days
 * that are left (AFTER-03).
 */
export function OrderActions({ order, status }: OrderActionsProps) {
  const { order: texts, buyAgain } = useTexts(ordersTexts);
  const { now } = useShop();
  const { busy, buy, outcome, close } = useBuyAgain(order.items);
  const days = exchangeDays(order, status, new Date(now()));
  const hasItems = order.items.length > 0;
  if (!hasItems && days === undefined) return null;
  return (
    <>
      <ActionBar label={texts.actions}>
        {days !== undefined && (
          <p className={styles.days}>{texts.daysLeft(days, shownDay(order.exchange_until))}</p>
        )}
        <div className={styles.buttons}>
          {hasItems && (
            <Button kind={days === undefined ? 'full' : 'plain'} wide busy={busy} onClick={buy}>
              {buyAgain.buy}
            </Button>
          )}
          {days !== undefined && (
            <Button
              wide
              as={<Link to={`${exchangeUrl}?${new URLSearchParams({ order: order.order_nr }).toString()}`} />}
            >
              {texts.exchange}
            </Button>
          )}
        </div>
      </ActionBar>
      <BoughtSheet open={outcome !== undefined} outcome={outcome} onClose={close} />
    </>
  );
}
