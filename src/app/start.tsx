import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '#ui/tokens.css';
import '#ui/base.css';
import { routeOf } from '#rules/routes.ts';
import type { Settings } from '#rules/settings.ts';
import { networkChanged } from '#store/online.ts';
import { afterPaint } from '#ui/afterPaint.ts';
import { App } from './App.tsx';
import { makeShop } from './makeShop.ts';
import { screens } from './screens.ts';
import { Shell } from './Shell.tsx';
import { headersOf, visitCountry } from './visitCountry.ts';

/** How long in ms the page stands as it was written; then the shop says itself what it waits for. */
const longestBareWait = 1000;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Puts a text into the clipboard; false where the browser has none or the shopper refuses. */
const copy = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Opens the shop in an element of the page. `setting` is the country that the build was made for, if any. */
export async function start(
  root: HTMLElement,
  settings: Settings,
  setting: string | undefined,
): Promise<void> {
  const visit = visitCountry(location, setting, settings.mock);
  const { store, shop, keeping } = makeShop({
    country: visit.country,
    settings,
    origin: location.origin,
    headers: headersOf(visit),
    early: globalThis.earlyCall,
    cookies: () => document.cookie,
    fetchPage: (url, init) => fetch(url, init),
    clock: Date.now,
    copy,
    random: Math.random,
    wait: pause,
    painted: () => new Promise<void>(afterPaint),
    setCookie: (cookie) => {
      document.cookie = cookie;
    },
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
  // What the other tabs have done is taken in before each write, and so when this one comes to the front again.
  document.addEventListener('visibilitychange', keepNow);
  addEventListener('focus', () => keeping?.look());

  const tellNetwork = () => store.dispatch(networkChanged(navigator.onLine));
  addEventListener('online', tellNetwork);
  addEventListener('offline', tellNetwork);
  tellNetwork();

  document.documentElement.lang = shop.country.language;
  const address = location.pathname + location.search;
  // The page shows its first screen already, without anything to press: drawing it anew can wait for the code of it.
  await Promise.race([screens[routeOf(address).id]?.prepare(store, address), pause(longestBareWait)]);
  const shopfront = (
    <App store={store} shop={shop}>
      <BrowserRouter>
        <Shell />
      </BrowserRouter>
    </App>
  );
  // In a transition React draws in small pieces, between which the page stays awake.
  startTransition(() => createRoot(root).render(shopfront));
}
