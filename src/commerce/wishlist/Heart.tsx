import { useEffect } from 'react';
import { useShop, useTexts } from '#commerce/shop.ts';
import { loadQueue, wishlistActions } from '#flows/wishlist/wishlistActions.ts';
import { needWishlist } from '#flows/wishlist/wishlistCalls.ts';
import { useAppSelector, useAppStore } from '#store/store.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { selectChanging, selectSaved } from '#store/wishlist.ts';
import { wishlistTexts } from '#texts/wishlist.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import styles from './Heart.module.css';

interface HeartProps {
  product: { sku: string; productName: string };
  /** Beside the button that buys; over a picture by default. */
  place?: 'bar';
}

/**
 * Saves a product or removes it from the wishlist (WISH-04). It is filled at once after a press, and disabled while its
 * call is in flight. For a returning customer it is also disabled until start-up has confirmed her login.
 */
export function Heart({ product: { sku, productName }, place }: HeartProps) {
  const { heart } = useTexts(wishlistTexts);
  const shop = useShop();
  const store = useAppStore();
  const saved = useAppSelector((state) => selectSaved(state, sku));
  const changing = useAppSelector((state) => selectChanging(state, sku));
  const isCustomer = useAppSelector((state) => selectCustomer(state).loggedIn);
  const decided = useAppSelector((state) => selectCustomer(state).decided);

  useEffect(() => {
    if (!isCustomer || !decided) return;
    void needWishlist(store);
    // Loaded early, because it could not be loaded without network.
    void loadQueue().catch(() => undefined);
  }, [decided, isCustomer, store]);

  const idle = changing || (isCustomer && !decided);
  const { add, remove } = wishlistActions(store, shop);
  return (
    <button
      type="button"
      className={styles.heart}
      data-place={place}
      aria-label={heart.save(productName)}
      aria-pressed={saved}
      aria-disabled={idle || undefined}
      onClick={() => {
        if (!idle) void (saved ? remove(sku) : add(sku, productName));
      }}
    >
      <Icon name="heart" />
    </button>
  );
}
