import { type ComponentType, createElement, lazy, useState } from 'react';
import type { RouteId } from '#rules/routes.ts';
import type { Store } from '#store/makeStore.ts';
import { loadOrReload } from './loadOrReload.ts';

/** What a screen's chunk brings. */
interface Loaded {
  Screen: ComponentType;
  /** Sends the first call of an address, where it can be known without the screen; one that was sent is not sent again. */
  firstCall?: (store: Store, address: string) => void;
}

/** A screen of the route table: a chunk of its own, loaded on the first visit (APP-06). */
interface Place {
  Screen: ComponentType;
  /** Sends for the code and the first call of an address that is about to be opened. */
  prepare: (store: Store, address: string) => Promise<void>;
}

function place(name: string, load: () => Promise<Loaded>): Place {
  let loaded: ComponentType | undefined;
  const keep = (chunk: Loaded) => (loaded = chunk.Screen);
  const Later = lazy(async () => ({ default: keep(await loadOrReload(name, load)) }));
  return {
    /** A chunk that is there already is drawn at once: a lazy component would wait, and its placeholder for 300 ms more. */
    Screen: function Screen() {
      const [Part] = useState<ComponentType>(() => loaded ?? Later);
      return createElement(Part);
    },
    async prepare(store, address) {
      try {
        const chunk = await load();
        keep(chunk);
        chunk.firstCall?.(store, address);
      } catch {
        // Whoever opens the screen sends for it once more, and is told then.
      }
    },
  };
}

const catalogue = place('catalogue', async () => {
  const { CatalogueScreen: Screen } = await import('#features/catalogue/CatalogueScreen.tsx');
  return { Screen };
});

/** The screens there are, by route; a route without one shows that the page does not exist. */
export const screens: Partial<Record<RouteId, Place>> = {
  home: place('home', async () => {
    const { HomeScreen: Screen } = await import('#features/home/HomeScreen.tsx');
    return { Screen };
  }),
  menu: place('menu', async () => {
    const { MenuScreen: Screen } = await import('#features/menu/MenuScreen.tsx');
    return { Screen };
  }),
  catalogue,
  institutional: catalogue,
  search: catalogue,
  product: place('product', async () => {
    const { ProductScreen: Screen, askProduct: firstCall } =
      await import('#features/product/ProductScreen.tsx');
    return { Screen, firstCall };
  }),
  cart: place('cart', async () => {
    const { CartScreen: Screen } = await import('#features/cart/CartScreen.tsx');
    return { Screen };
  }),
};
