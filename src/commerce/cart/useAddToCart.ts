import { useShop } from '#commerce/shop.ts';
import { type Add, addToCart } from '#flows/cart/addToCart.ts';
import { useAppStore } from '#store/store.ts';

/** Returns the function that adds an item to the cart. */
export function useAddToCart() {
  const store = useAppStore();
  const shop = useShop();
  return (add: Add) => addToCart(store, shop, add);
}
