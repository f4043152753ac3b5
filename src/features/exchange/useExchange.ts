import { useRef, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import { type ExchangeDraft, withAnswer } from '#rules/exchange/draft.ts';
import { useAppSelector } from '#store/store.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { forgetKept, type KeptExchange, readKept, type TypedBank, writeKept } from './keptExchange.ts';

/** The exchange of this tab: each answer is kept at once, so that it survives whatever happens to the page (AFTER-04). */
export function useExchange() {
  const { tab } = useShop();
  const customer = useAppSelector((state) => selectCustomer(state).idCustomer) ?? '';
  const [kept, setKept] = useState(() => readKept(tab, customer));
  // Several answers may come before the next render.
  const latest = useRef(kept);

  function change(next: KeptExchange) {
    latest.current = next;
    setKept(next);
    writeKept(tab, customer, next);
  }

  return {
    ...kept,
    answer: (answer: Partial<ExchangeDraft>) =>
      change({ ...latest.current, draft: withAnswer(latest.current.draft, answer) }),
    keepBank: (bank: TypedBank) => change({ ...latest.current, bank, isBankLost: undefined }),
    storeSent: (sent: readonly string[] | undefined) => change({ ...latest.current, sent }),
    /** Forgets it; what is shown stays until the screen is left. */
    forget: () => forgetKept(tab),
  };
}

export type Exchange = ReturnType<typeof useExchange>;
