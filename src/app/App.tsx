import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { type Shop, ShopContext } from '#commerce/shop.ts';
import type { Store } from '#store/makeStore.ts';
import { Shell } from './Shell.tsx';

interface AppProps {
  store: Store;
  shop: Shop;
}

/** The whole shop on the page's own address. */
export function App({ store, shop }: AppProps) {
  return (
    <Provider store={store}>
      <ShopContext value={shop}>
        <BrowserRouter>
          <Shell />
        </BrowserRouter>
      </ShopContext>
    </Provider>
  );
}
