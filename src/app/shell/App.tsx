import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { reloadPage } from '#app/navigation/reloadPage.ts';
import type { Started } from '#app/start/makeShop.ts';
import { loadDeferred, useDeferredStart } from '#app/start/useDeferredStart.ts';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { ShopContext } from '#commerce/shop.ts';
import { LazyParts } from '#ui/lazyPart.tsx';

interface AppProps extends Started {
  /** Loads the deferred chunk; tests pass their own. */
  deferred?: typeof loadDeferred;
  /** The code of parts that is there already, as in tests and stories. */
  loaded?: ReadonlyMap<unknown, unknown>;
  /** A router with the `Shell` in it, or one screen alone. */
  children: ReactNode;
}

const reload = () => void reloadPage();

/** Provides every screen with the store and the shop, and continues start-up after the first paint. */
export function App({ deferred = loadDeferred, loaded, children, ...started }: AppProps) {
  useDeferredStart(started, deferred);
  return (
    <Provider store={started.store}>
      <ShopContext value={started.shop}>
        <LazyParts need={started.shop.need} Problem={ProblemState} reload={reload} loaded={loaded}>
          {children}
        </LazyParts>
      </ShopContext>
    </Provider>
  );
}
