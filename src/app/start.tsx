import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '#ui/tokens.css';
import '#ui/base.css';
import type { Settings } from '#rules/settings.ts';
import { networkChanged } from '#store/online.ts';
import { App } from './App.tsx';
import { makeShop } from './makeShop.ts';
import { Shell } from './Shell.tsx';
import { visitCountry } from './visitCountry.ts';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Opens the shop in an element of the page. `setting` is the country that the build was made for, if any. */
export function start(root: HTMLElement, settings: Settings, setting: string | undefined): void {
  const { country, chosen } = visitCountry(location, setting, settings.mock);
  const { store, shop, keeping } = makeShop({
    country,
    settings,
    origin: location.origin,
    headers: chosen ? { 'x-mock-country': country } : {},
    clock: Date.now,
    random: Math.random,
    wait: pause,
    // Named each time: where the browser blocks it, the very mention of local storage throws.
    disk: {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, text) => localStorage.setItem(key, text),
    },
    tabDisk: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, text) => sessionStorage.setItem(key, text),
    },
  });

  const keepNow = () => void keeping?.flush();
  addEventListener('pagehide', keepNow);
  document.addEventListener('visibilitychange', keepNow);

  const tellNetwork = () => store.dispatch(networkChanged(navigator.onLine));
  addEventListener('online', tellNetwork);
  addEventListener('offline', tellNetwork);
  tellNetwork();

  document.documentElement.lang = shop.country.language;
  createRoot(root).render(
    <App store={store} shop={shop}>
      <BrowserRouter>
        <Shell />
      </BrowserRouter>
    </App>,
  );
}
