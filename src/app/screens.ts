import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { RouteId } from '#rules/routes.ts';
import { loadChunk } from './chunk.ts';
import { reloadOnce } from './reloadOnce.ts';

/** A screen of the route table: a chunk of its own, loaded on the first visit (APP-06). */
type Screen = LazyExoticComponent<ComponentType>;

function screen(name: string, load: () => Promise<ComponentType>): Screen {
  return lazy(async () => {
    try {
      return { default: await loadChunk(name, load) };
    } catch (cause) {
      console.error(cause instanceof Error ? cause.message : cause);
      // While the page is on its way out the skeleton stays: a promise that never ends keeps it.
      if (reloadOnce(Date.now())) return new Promise<never>(() => undefined);
      throw cause;
    }
  });
}

const catalogue = screen(
  'catalogue',
  async () => (await import('#features/catalogue/CatalogueScreen.tsx')).CatalogueScreen,
);

/** The screens there are, by route; a route without one shows that the page does not exist. */
export const screens: Partial<Record<RouteId, Screen>> = {
  home: screen('home', async () => (await import('#features/home/HomeScreen.tsx')).HomeScreen),
  menu: screen('menu', async () => (await import('#features/menu/MenuScreen.tsx')).MenuScreen),
  catalogue,
  institutional: catalogue,
  search: catalogue,
  product: screen('product', async () => (await import('#features/product/ProductScreen.tsx')).ProductScreen),
  cart: screen('cart', async () => (await import('#features/cart/CartScreen.tsx')).CartScreen),
};
