import { useState } from 'react';
import { Link } from '#commerce/page/Link.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
import type { BoughtAgain } from '#flows/cart/buyAgain.ts';
import { shownDay } from '#rules/account/shownDetails.ts';
import { messageKey } from '#rules/messages/messages.ts';
import { exchangeDays } from '#rules/orders/order.ts';
import type { OrderWithSteps } from '#rules/orders/orders.ts';
import type { OrderLine } from '#schemas/orders.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppDispatch, useAppStore } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { ordersTexts } from '#texts/orders.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ActionBar } from '#ui/layout/Bars.tsx';
import { lazyPart, useLoader } from '#ui/lazyPart.tsx';
import { whenIdle } from '#ui/timing/moments.ts';
import styles from './OrderActions.module.css';

const BoughtSheet = lazyPart(() => import('./BoughtSheet.tsx'), 'BoughtSheet', whenIdle);

const exchangeUrl = '/account/exchange';

/** What can be done with an order: buy it again (AFTER-02), exchange or return it in the days left (AFTER-03). */
export function OrderActions({ order, status }: { order: OrderWithSteps; status: string }) {
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

const load = async () => (await import('#flows/cart/buyAgain.ts')).buyAgain;

/** Buys the lines of an order again (AFTER-02); `outcome` is for the sheet that names what was not added. */
function useBuyAgain(items: readonly OrderLine[]) {
  const { need } = useLoader();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { buyAgain: texts, errors } = useTexts(ordersTexts, shellTexts);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<BoughtAgain>();

  function report(bought: BoughtAgain) {
    const { added, unavailable, failed, problem } = bought;
    const isNothing = added.length === 0 && unavailable.length === 0;
    if (problem && isNothing) {
      const text = errors[messageKey(problem, selectOnline(store.getState()))];
      dispatch(flashQueued({ text, flashMessageType: 'error' }));
    } else if (unavailable.length > 0 || failed.length > 0) setOutcome(bought);
    else {
      const text = isNothing ? texts.allThere : texts.added(added.length);
      dispatch(flashQueued({ text, flashMessageType: 'success', toCart: true }));
    }
  }

  async function buy() {
    setBusy(true);
    const buyAgain = await need('buyAgain', load);
    const bought = await buyAgain?.(store, items);
    setBusy(false);
    if (bought) report(bought);
  }

  return { busy, buy: () => void buy(), outcome, close: () => setOutcome(undefined) };
}
