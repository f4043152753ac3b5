import { useEffect, useEffectEvent, useState } from 'react';
import { readProduct } from '#api/product/product.ts';
import { useAddToCart } from '#commerce/cart/useAddToCart.ts';
import { SizePrompt } from '#commerce/product/SizePrompt.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { messageKey } from '#rules/messages/messages.ts';
import { productPath } from '#rules/product/productPath.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Product } from '#schemas/product.ts';
import type { WishlistItem } from '#schemas/wishlist.ts';
import { selectSource } from '#store/flags.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppStore } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { cartMessagesTexts } from '#texts/cartMessages.ts';
import { shellTexts } from '#texts/shell.ts';
import { wishlistTexts } from '#texts/wishlist.ts';
import { useIsShown } from '#ui/timing/useIsShown.ts';

/** Properties of a move. */
export interface MoveToCartProps {
  item: Pick<WishlistItem, 'url'>;
  /** Called when it has ended, or waits for a size no longer. */
  onEnd: () => void;
}

/**
 * Adds a saved product to the cart, once, when it is first rendered (WISH-05): it is read as it is sold now, and its size
 * is asked for unless there is only one (PROD-08).
 */
export function MoveToCart({ item: { url }, onEnd }: MoveToCartProps) {
  const store = useAppStore();
  const add = useAddToCart();
  const { cartMessages, errors, wishlist: texts } = useTexts(cartMessagesTexts, shellTexts, wishlistTexts);
  const isShown = useIsShown();
  const [asked, setAsked] = useState<Product>();
  const [open, setOpen] = useState(true);

  const say = (text: string, flashMessageType: 'success' | 'error' = 'error', toCart = false) =>
    void store.dispatch(flashQueued({ text, flashMessageType, toCart }));

  async function addItem(skuSimple: string) {
    const outcome = await add({ item: skuSimple, quantity: 1, from: 'wishlist' });
    if (outcome?.kind === 'failed') say(outcome.text);
    if (outcome?.kind === 'alreadyThere') say(outcome.text, 'success', true);
    onEnd();
  }

  async function start() {
    const source = selectSource(store.getState());
    const call = store.dispatch(readProduct({ path: productPath(url), source }, { forceRefetch: true }));
    const { data, error } = await call;
    call.unsubscribe();
    if (!isShown.current) return;
    if (data && data.sizes.some(({ stock }) => stock > 0)) {
      const [only, ...others] = data.sizes;
      if (only && others.length === 0) await addItem(only.skuSimple);
      else setAsked(data);
      return;
    }
    if (error) say(errors[messageKey(error as Problem, selectOnline(store.getState()))]);
    else say(data ? cartMessages.outOfStock : texts.gone);
    onEnd();
  }

  const begin = useEffectEvent(start);
  // oxlint-disable-next-line react/set-state-in-effect -- The state is set once the product is read.
  useEffect(() => void begin(), []);

  return (
    asked && (
      <SizePrompt
        product={asked}
        open={open}
        onChoose={(skuSimple) => {
          setOpen(false);
          void addItem(skuSimple);
        }}
        onClose={() => {
          setOpen(false);
          onEnd();
        }}
      />
    )
  );
}
