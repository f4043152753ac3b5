import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Started } from '#app/start/makeShop.ts';
import { loadLate } from '#app/start/loadLate.ts';
import { useLateStart } from '#app/start/useLateStart.ts';
import { ShopContext } from '#commerce/shop.ts';

interface AppProps extends Started {
  /** Loads the late chunk; tests pass their own. */
  late?: typeof loadLate;
  /** A router with the `Shell` in it, or one screen alone. */
  children: ReactNode;
}

/** Provides every screen with the store and the shop, and continues start-up after the first paint. */
export function App({ late = loadLate, children, ...started }: AppProps) {
  useLateStart(started, late);
  return (
    <Provider store={started.store}>
      <ShopContext value={started.shop}>{children}</ShopContext>
    </Provider>
  );
}
