import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsHere } from '#commerce/page/here.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import { readCart } from '#flows/cart/cartCalls.ts';
import { type CartDifference, cartDifferences } from '#rules/cart/shownCart.ts';
import { type MessageKey, messageKey } from '#rules/messages/messages.ts';
import { formatMoney } from '#rules/product/money.ts';
import type { CartItem } from '#schemas/cart.ts';
import { selectCart, selectCartBusy } from '#store/cart.ts';
import { useAppSelector, useAppStore } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { cartTexts, checkoutTexts } from '#texts/cart.ts';
import { shellTexts } from '#texts/shell.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import styles from './Checkout.module.css';

/** Why the checkout was stopped: the cart differs from the shown one, or could not be read. */
type CheckoutStop =
  | { kind: 'changed'; differences: CartDifference[] }
  | { kind: 'unread'; reason: MessageKey };

/** The cart that was shown at the press, and the fault of the last coupon. */
interface Pressed {
  shown: readonly CartItem[];
  refused: readonly unknown[] | undefined;
}

/** The progress after the press: waits for pending changes, reads the cart, leaves. */
type Step = ({ kind: 'waiting' } & Pressed) | { kind: 'reading' } | undefined;

/** The state of the cart's edits that the checkout needs. */
interface Edits {
  /** The shown lines with their chosen quantities. */
  items: readonly CartItem[];
  settled: boolean;
  /** Changes wait for the network, an overloaded server or their code: nothing ends them soon. */
  waits: boolean;
}

const nothing = { items: [], total_value: 0 };

/**
 * Returns the function that leaves the cart for the checkout: a customer goes to its URL, a guest to the sign in before it
 * (CART-29). First it waits for pending changes and reads the cart again. If the cart differs from the shown one or cannot
 * be read, the shopper stays and `stop` says why (CART-21). A change or a navigation meanwhile cancels it.
 */
export function useCheckout({ items, settled, waits }: Edits) {
  const store = useAppStore();
  const shop = useShop();
  const { hosts, leave } = shop;
  const navigate = useNavigate();
  const busy = useAppSelector(selectCartBusy);
  const isHere = useIsHere();
  const [step, setStep] = useState<Step>();
  const [stop, setStop] = useState<CheckoutStop>();

  const isSettled = useRef(settled);
  useEffect(() => {
    isSettled.current = settled;
  });

  function end(why?: CheckoutStop) {
    setStep(undefined);
    setStop(why);
  }

  // From the slice that is loaded with the coupon field.
  const refusals = () => store.getState().coupons?.addCouponMessage;
  /** A coupon was refused since: the shopper stays, and reads why. */
  const isRefused = (before: Pressed['refused']) => {
    const now = refusals();
    return now !== before && now !== undefined && now.length > 0;
  };

  async function check({ shown, refused }: Pressed) {
    const { signal } = store.session;
    const { total_value } = selectCart(store.getState()) ?? nothing;
    const { problem } = await readCart(store);
    const state = store.getState();
    if (!isHere() || isRefused(refused)) return end();
    if (problem) return end({ kind: 'unread', reason: messageKey(problem, selectOnline(state)) });
    // A change of a line cancels the checkout.
    if (signal.aborted || !isSettled.current || selectCartBusy(state)) return end();
    const differences = cartDifferences({ items: shown, total_value }, selectCart(state) ?? nothing);
    if (differences.length > 0) return end({ kind: 'changed', differences });
    // If start-up has not confirmed the customer yet, the sign-in form will redirect her.
    const { loggedIn, decided } = selectCustomer(state);
    if (loggedIn && decided) leave(hosts.checkout, 'assign');
    else void navigate('/checkout/login');
  }

  const online = useAppSelector(selectOnline);
  useEffect(() => {
    if (step?.kind !== 'waiting') return;
    if (waits) return end({ kind: 'unread', reason: online ? 'generic' : 'offline' });
    if (!settled || busy) return;
    // Before the read, because it clears the messages about coupons.
    if (isRefused(step.refused)) return end();
    setStep({ kind: 'reading' });
    void check(step);
    // oxlint-disable-next-line react/exhaustive-deps -- The rest is read at the moment at which one of these changes.
  }, [step, settled, busy, waits]);

  // A change of the cart makes the reason stale.
  useEffect(() => {
    if (!settled) setStop(undefined);
  }, [settled]);

  // When the network is back, the message about a missing network is no longer true (ERR-15).
  useEffect(() => {
    if (online) setStop((why) => (why?.kind === 'unread' && why.reason === 'offline' ? undefined : why));
  }, [online]);

  // The browser may bring the page back from the checkout as it was left.
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setStep(undefined);
    };
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);

  return {
    finishing: step !== undefined,
    stop,
    /** Clears the reason, because another retry reads the cart and shows its result. */
    forgetStop: () => setStop(undefined),
    async finish() {
      if (step !== undefined) return;
      setStop(undefined);
      if (!selectOnline(store.getState())) return setStop({ kind: 'unread', reason: 'offline' });
      if (waits) {
        setStep({ kind: 'reading' });
        const queue = await shop.need('queue', () => import('#flows/queue/sendQueue.ts'));
        if (queue === undefined) return end();
        await queue.resumeQueue(store, shop);
        if (!isHere()) return end();
      }
      setStep({ kind: 'waiting', shown: items, refused: refusals() });
    },
  };
}

/** Why the shopper is still in the cart, with each change by the name of its line (CART-21, ERR-29). */
export function CheckoutNotice({ stop }: { stop: CheckoutStop }) {
  const { cart, checkout, errors } = useTexts(cartTexts, checkoutTexts, shellTexts);
  const { country } = useShop();
  const notice = useRef<HTMLDivElement>(null);
  // The button stays in the window, far from the end of a long cart.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function textOf(difference: CartDifference) {
    const money = (amount: number) => formatMoney(amount, country);
    if (difference.kind === 'total') return checkout.total(money(difference.from), money(difference.to));
    const { name, size } = difference.item;
    const line = `${name}, ${cart.size(size)}`;
    if (difference.kind === 'gone' || difference.kind === 'added') return checkout[difference.kind](line);
    const { from, to } = difference;
    return difference.kind === 'price'
      ? checkout.price(line, money(from), money(to))
      : checkout.quantity(line, from, to);
  }

  return (
    <div ref={notice} className={styles.notice} role="alert">
      <Icon name={stop.kind === 'unread' && stop.reason === 'offline' ? 'offline' : 'alert'} size={20} />
      {stop.kind === 'unread' ? (
        <div>
          <p className={styles.what}>{errors[stop.reason]}</p>
          <p>{checkout.unchecked}</p>
        </div>
      ) : (
        <div>
          <p className={styles.what}>{checkout.outOfDate}</p>
          <p>{checkout.review}</p>
          <ul className={styles.changes}>
            {stop.differences.map((difference) => {
              const text = textOf(difference);
              return <li key={text}>{text}</li>;
            })}
          </ul>
        </div>
      )}
    </div>
  );
}
