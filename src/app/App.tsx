import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type Shop, ShopContext } from '#commerce/shop.ts';
import type { Store } from '#store/makeStore.ts';

interface AppProps {
  store: Store;
  shop: Shop;
  /** A router with the `Shell` in it, or one screen alone. */
  children: ReactNode;
}

/** What every screen finds around it: the store, and the shop it is in. */
export function App({ store, shop, children }: AppProps) {
  return (
    <Provider store={store}>
      <ShopContext value={shop}>{children}</ShopContext>
    </Provider>
  );
}
