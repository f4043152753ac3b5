import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { reloadPage } from '#app/navigation/reloadPage.ts';
import type { Started } from '#app/start/makeShop.ts';
import { loadLate, useLateStart } from '#app/start/useLateStart.ts';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { ShopContext } from '#commerce/shop.ts';
import { LazyParts } from '#ui/lazyPart.tsx';

interface AppProps extends Started {
  /** Loads the late chunk; tests pass their own. */
  late?: typeof loadLate;
  /** Code of parts that is loaded already, as in tests and stories. */
  loaded?: ReadonlyMap<unknown, unknown>;
  /** A router with the `Shell` in it, or one screen alone. */
  children: ReactNode;
}

const reload = () => void reloadPage();

/** Provides every screen with the store and the shop, and continues start-up after the first paint. */
export function App({ late = loadLate, loaded, children, ...started }: AppProps) {
  useLateStart(started, late);
  return (
    <Provider store={started.store}>
      <ShopContext value={started.shop}>
        <LazyParts need={started.need} Problem={ProblemState} reload={reload} loaded={loaded}>
          {children}
        </LazyParts>
      </ShopContext>
    </Provider>
  );
}
