import { useCallback, useEffect, useRef, useState } from 'react';
import { changeCart } from '#commerce/cartCalls.ts';
import { cartWords } from '#commerce/cartWords.ts';
import { useShop } from '#commerce/shop.ts';
import { takenOffFlash } from '#commerce/takenOffFlash.ts';
import { holds } from '#rules/cartFailure.ts';
import type { Line } from '#rules/cartItems.ts';
import { cartRows, type RemovedLine } from '#rules/cartRows.ts';
import type { CartItem } from '#schemas/cart.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectCart, selectCartBusy } from '#store/cart.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppSelector, useAppStore } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { sendRest } from './sendRest.ts';

const none: CartItem[] = [];

/** How many of each item are wished for and not yet told to the server; the first is sent next. */
type Wishes = ReadonlyMap<string, number>;

const without = (wishes: Wishes, { item, quantity }: Line) =>
  wishes.get(item) === quantity ? new Map([...wishes].filter(([id]) => id !== item)) : wishes;

/**
 * The rows of the cart and their changes. A change shows at once and is sent when no cart call is on its way (CART-09);
 * of several for one item the last counts. What cannot be done goes back to what the server has, with a word why.
 */
export function useCartEdits() {
  const store = useAppStore();
  const { texts } = useShop();
  const items = useAppSelector(selectCart)?.items ?? none;
  const busy = useAppSelector(selectCartBusy);
  const [wishes, setWishes] = useState<Wishes>(new Map());
  const [removed, setRemoved] = useState<readonly RemovedLine<CartItem>[]>([]);
  const all = cartRows(items, removed);

  const wish = (item: string, quantity: number) => setWishes((before) => new Map(before).set(item, quantity));
  const forget = useCallback(
    (id: string) => setRemoved((before) => before.filter(({ item }) => item.id !== id)),
    [],
  );

  const linesWith = ({ item, quantity }: Line) =>
    all
      .map((row) => row.item.id)
      .map((id) => ({ item: id, quantity: items.find((held) => held.id === id)?.quantity ?? 0 }))
      .map((line) => (line.item === item ? { item, quantity } : line))
      .filter((line) => line.quantity > 0);

  const flash = (text: string, flashMessageType: 'success' | 'error') =>
    store.dispatch(flashQueued({ text, flashMessageType }));

  const tell = (problem: Problem, item: string) =>
    flash(cartWords(texts, problem, item, selectOnline(store.getState())), 'error');

  const onItsWay = useRef<Line>(undefined);

  async function settle(line: Line) {
    onItsWay.current = line;
    const isDone = holds(items, line);
    const { reply, problem } = isDone ? {} : await changeCart(store, { ...line, lines: linesWith(line) });
    onItsWay.current = undefined;
    setWishes((before) => without(before, line));
    if (line.quantity > 0 || problem) forget(line.item);
    if (problem) tell(problem, line.item);
    if (reply) takenOffFlash(store, texts, reply);
    if (reply && line.quantity === 0) flash(texts.cart.removed, 'success');
  }

  useEffect(() => {
    const [next] = wishes;
    if (next === undefined || selectCartBusy(store.getState())) return;
    const [item, quantity] = next;
    void settle({ item, quantity });
    // What is sent is decided when a call has ended or a wish has come; all else is read at that moment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wishes, busy]);

  const waiting = useRef(wishes);
  useEffect(() => {
    waiting.current = wishes;
  });
  useEffect(
    () => () => {
      const sent = onItsWay.current;
      const rest = sent ? without(waiting.current, sent) : waiting.current;
      void sendRest(
        store,
        [...rest].map(([item, quantity]) => ({ item, quantity })),
        tell,
      );
    },
    // oxlint-disable-next-line react/exhaustive-deps -- What waits, and is not on its way, is sent once: when the shopper leaves.
    [],
  );

  return {
    rows: all
      .map(({ item, removed: gone }) => {
        const wished = wishes.get(item.id);
        const isBack = gone && wished !== undefined && wished > 0;
        return { item: { ...item, quantity: wished ?? item.quantity }, removed: gone && !isBack };
      })
      .filter((row) => row.removed || row.item.quantity > 0),
    setQuantity: (item: CartItem, quantity: number) => {
      if (quantity > 0) return wish(item.id, quantity);
      const ids = all.map((row) => row.item.id);
      setRemoved((before) => [...before, { item, before: ids.slice(0, ids.indexOf(item.id)) }]);
      wish(item.id, 0);
    },
    /** Brings back a line that was taken off, with the quantity it had (KEEP-01). */
    restore: ({ id }: CartItem) => {
      const quantity = removed.find(({ item }) => item.id === id)?.item.quantity;
      if (quantity !== undefined) wish(id, quantity);
    },
    forget,
  };
}
