import { createElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { loadLate } from '#app/start/loadLate.ts';
import type { Started } from '#app/start/makeShop.ts';
import { useLateStart } from '#app/start/useLateStart.ts';
import { LateContext } from '#commerce/page/late.ts';
import { ShopContext } from '#commerce/shop.ts';
import type { Elements } from '#ui/elements.ts';

interface AppProps extends Started {
  /** Loads the late chunk; tests pass their own. */
  late?: typeof loadLate;
  /** The overlays where their code is there already, as in tests and stories. */
  overlays?: Elements;
  /** A router with the `Shell` in it, or one screen alone. */
  children: ReactNode;
}

/** Provides every screen with the store and the shop, and continues start-up after the first paint. */
export function App({ late = loadLate, overlays, children, ...started }: AppProps) {
  const loaded = useLateStart(started, late);
  return (
    <Provider store={started.store}>
      <ShopContext value={started.shop}>
        <LateContext
          value={{
            overlays: loaded ? createElement(loaded.Overlays) : overlays,
            Shelves: loaded?.Shelves,
            Foot: loaded?.Foot,
            Heart: loaded?.LoadedHeart,
            SignInAgain: loaded?.SignInAgain,
          }}
        >
          {children}
        </LateContext>
      </ShopContext>
    </Provider>
  );
}
