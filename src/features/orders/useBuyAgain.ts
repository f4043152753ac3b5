import { useState } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import type { BoughtAgain } from '#flows/cart/buyAgain.ts';
import { messageKey } from '#rules/messages/messages.ts';
import type { OrderLine } from '#schemas/orders.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppDispatch, useAppStore } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { ordersTexts } from '#texts/orders.ts';
import { shellTexts } from '#texts/shell.ts';
import { useLoader } from '#ui/lazyPart.tsx';

const load = async () => (await import('#flows/cart/buyAgain.ts')).buyAgain;

/**
 * Buys what an order has once more (AFTER-02): a message says that all is in the cart, or that nothing could be added;
 * `outcome` is for the sheet that names what was not.
 */
export function useBuyAgain(items: readonly OrderLine[]) {
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
