import { useCallback, useEffect, useRef, useState } from 'react';
import { changeCart } from '#commerce/cart/cartCalls.ts';
import { cartErrorText } from '#commerce/cart/cartErrorText.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { hasQuantity } from '#rules/cart/cartFailure.ts';
import type { Line } from '#rules/cart/cartItems.ts';
import { cartRows, type RemovedLine } from '#rules/cart/cartRows.ts';
import type { CartItem } from '#schemas/cart.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectCart, selectCartBusy, selectCartProblem } from '#store/cart.ts';
import { flashDismissed, flashQueued } from '#store/flash.ts';
import { useAppSelector, useAppStore } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { cartTexts } from '#texts/cart.ts';
import { cartMessagesTexts } from '#texts/cartMessages.ts';
import { shellTexts } from '#texts/shell.ts';
import { flushPendingChanges } from './flushPendingChanges.ts';

const none: CartItem[] = [];

/** The quantities that were chosen and not sent yet, by item; the first is sent next. */
type PendingQuantities = ReadonlyMap<string, number>;

const without = (pending: PendingQuantities, { item, quantity }: Line) =>
  pending.get(item) === quantity ? new Map([...pending].filter(([id]) => id !== item)) : pending;

/**
 * The rows of the cart and their changes. A change shows at once (optimistic) and is sent when no cart call is pending
 * (CART-09); of several for one item the last counts. One that fails is rolled back to the server's cart, with a message.
 */
export function useCartEdits() {
  const store = useAppStore();
  const texts = useTexts(cartTexts, cartMessagesTexts, shellTexts);
  const items = useAppSelector(selectCart)?.items ?? none;
  const busy = useAppSelector(selectCartBusy);
  const [pending, setPending] = useState<PendingQuantities>(new Map());
  const [removed, setRemoved] = useState<readonly RemovedLine<CartItem>[]>([]);
  const all = cartRows(items, removed);

  const setPendingQuantity = (item: string, quantity: number) =>
    setPending((before) => new Map(before).set(item, quantity));
  const dropRemoved = useCallback(
    (id: string) => setRemoved((before) => before.filter(({ item }) => item.id !== id)),
    [],
  );

  const linesWith = ({ item, quantity }: Line) =>
    all
      .map((row) => row.item.id)
      .map((id) => ({ item: id, quantity: items.find((line) => line.id === id)?.quantity ?? 0 }))
      .map((line) => (line.item === item ? { item, quantity } : line))
      .filter((line) => line.quantity > 0);

  const flash = (text: string, flashMessageType: 'success' | 'error') =>
    store.dispatch(flashQueued({ text, flashMessageType }));

  const reportProblem = (problem: Pick<Problem, 'status' | 'errors'>, item: string) =>
    flash(cartErrorText(texts, problem, item, selectOnline(store.getState())), 'error');

  const sending = useRef<Line>(undefined);

  async function send(line: Line) {
    sending.current = line;
    // Another tab, or the server, may have removed the line meanwhile.
    const isDone = hasQuantity(items, line) || !all.some(({ item }) => item.id === line.item);
    const { reply, problem } = isDone ? {} : await changeCart(store, { ...line, lines: linesWith(line) });
    sending.current = undefined;
    setPending((before) => without(before, line));
    if (line.quantity > 0 || problem) dropRemoved(line.item);
    // While the cart could not be read either, the notice on the screen says so and offers a retry.
    if (problem && selectCartProblem(store.getState()) === undefined) reportProblem(problem, line.item);
    // A line that the server has removed is reported by a reaction (CART-19).
    const isThere = reply?.cart.items.some(({ id }) => id === line.item);
    if (reply && isThere && !hasQuantity(reply.cart.items, line)) reportProblem(reply, line.item);
    if (reply && line.quantity === 0 && !isThere) flash(texts.cart.removed, 'success');
  }

  useEffect(() => {
    const [next] = pending;
    if (next === undefined || selectCartBusy(store.getState())) return;
    const [item, quantity] = next;
    void send({ item, quantity });
    // Only the end of a call or a new change decides what is sent; all else is read at that moment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pending, busy]);

  const latest = useRef(pending);
  useEffect(() => {
    latest.current = pending;
  });
  useEffect(
    () => () => {
      const rest = sending.current ? without(latest.current, sending.current) : latest.current;
      void flushPendingChanges(
        store,
        [...rest].map(([item, quantity]) => ({ item, quantity })),
        reportProblem,
      );
    },
    // oxlint-disable-next-line react/exhaustive-deps -- The rest is sent once: when the shopper leaves the cart.
    [],
  );

  return {
    rows: all
      .map(({ item, removed: isRemoved }) => {
        const chosen = pending.get(item.id);
        const isBack = isRemoved && chosen !== undefined && chosen > 0;
        return { item: { ...item, quantity: chosen ?? item.quantity }, removed: isRemoved && !isBack };
      })
      .filter((row) => row.removed || row.item.quantity > 0),
    setQuantity: (item: CartItem, quantity: number) => {
      if (quantity > 0) return setPendingQuantity(item.id, quantity);
      const ids = all.map((row) => row.item.id);
      setRemoved((before) => [...before, { item, before: ids.slice(0, ids.indexOf(item.id)) }]);
      setPendingQuantity(item.id, 0);
    },
    /** Restores a removed line with its quantity (KEEP-01). */
    restore: ({ id }: CartItem) => {
      const quantity = removed.find(({ item }) => item.id === id)?.item.quantity;
      if (quantity !== undefined) setPendingQuantity(id, quantity);
      store.dispatch(flashDismissed(texts.cart.removed));
    },
    dropRemoved,
    /** Every change was sent and answered. */
    settled: pending.size === 0,
  };
}
