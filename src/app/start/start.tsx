import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { takeEarlyCall } from '#api/transport/earlyCall.ts';
import type { TabStorage } from '#api/transport/ports.ts';
import { savesData } from '#app/early/visit.ts';
import { screens } from '#app/navigation/screens.ts';
import { App } from '#app/shell/App.tsx';
import { Shell } from '#app/shell/Shell.tsx';
import { isPlainUrl, routeOf, shopUrl } from '#rules/navigation/routes.ts';
import { hasMock } from '#rules/start/settings.ts';
import type { Settings } from '#schemas/settings.ts';
import '#ui/base.css';
import '#ui/print.css';
import { afterPaint } from '#ui/timing/moments.ts';
import '#ui/tokens.css';
import { makeShop } from './makeShop.ts';
import { redirectDesktop } from './redirectDesktop.ts';
import { loadDeferred } from './useDeferredStart.ts';
import { headersOf, visitCountry } from './visitCountry.ts';

/** The maximum time in ms to wait for the screen's code; then React renders its skeleton (APP-08). */
const maxWait = 1000;

/** Runs work with the deferred chunk; false if the chunk cannot be loaded. */
const byDeferred = <Result,>(
  work: (deferred: Awaited<ReturnType<typeof loadDeferred>>) => Result | Promise<Result>,
) => loadDeferred().then(work, () => false as const);

/**
 * Returns the URL that a damaged URL means. If the code cannot be loaded, it is at least a URL of this host: browser and
 * router take a path that begins with two slashes for another host.
 */
const readUrl = (given: string) =>
  import('#rules/navigation/meantUrl.ts').then(
    ({ meantUrl }) => meantUrl(given),
    () => shopUrl(given),
  );

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Reads the property at each call, because that throws in a browser that blocks storage. */
const storageOf = (there: () => Storage): TabStorage => ({
  getItem: (key) => there().getItem(key),
  setItem: (key, text) => there().setItem(key, text),
  removeItem: (key) => there().removeItem(key),
});

/** Renders the shop into an element; `setting` is the build's country, `twoStepSetting` its `VITE_TWO_STEP_AUTH`. */
export async function start(
  root: HTMLElement,
  settings: Settings,
  setting: string | undefined,
  twoStepSetting: string | undefined,
): Promise<void> {
  const given = location.pathname + location.search + location.hash;
  if (!isPlainUrl(given)) history.replaceState(history.state, '', await readUrl(given));
  const address = location.pathname + location.search;
  const visit = visitCountry(location, setting, hasMock(settings));
  const wide = { width: innerWidth, url: address, origin: location.origin, country: visit.country };
  if (await redirectDesktop(wide, settings, (url) => location.replace(url))) return;
  const started = makeShop({
    country: visit.country,
    settings,
    twoStepSetting,
    origin: location.origin,
    headers: headersOf(visit),
    takeEarly: takeEarlyCall(globalThis.earlyCall, Date.now),
    cookies: () => document.cookie,
    prefetchPageHtml: (url) => void byDeferred(({ prefetchPageHtml }) => prefetchPageHtml(url)),
    leave: (url, way) => location[way](url),
    clock: Date.now,
    saveData: savesData(),
    copy: (text) => byDeferred(({ copy }) => copy(text)),
    ...(hasMock(settings) && {
      social: () =>
        loadDeferred().then(
          ({ mockSocial }) => mockSocial(),
          () => undefined,
        ),
    }),
    share: (link) => byDeferred(({ share }) => share(link)),
    // The shop makes ids from it, so it must not be predictable.
    random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
    wait: delay,
    painted: () => new Promise<void>(afterPaint),
    setCookie: (cookie) => {
      document.cookie = cookie;
    },
    storage: storageOf(() => localStorage),
    tab: storageOf(() => sessionStorage),
  });

  // Only a new history entry has no state. The stored entries of this tab do not count pages of other sites, such as the
  // checkout, so they are dropped.
  if (history.state === null) started.shop.tab.removeItem('tab');
  document.documentElement.lang = started.shop.country.language;
  // The prerendered page shows the skeleton already, so the first render can wait for the screen's code.
  await Promise.race([screens[routeOf(address).id]?.prepare(started.store, address), delay(maxWait)]);
  const app = (
    <App {...started}>
      <BrowserRouter>
        <Shell />
      </BrowserRouter>
    </App>
  );
  // A transition renders in small pieces, so that input is handled between them.
  startTransition(() => createRoot(root).render(app));
  if (document.images[0]) keepPicture(document.images[0]);
}

/**
 * Keeps the first picture of a prerendered page in view while React replaces the page's skeleton: moves the picture into
 * the same frame of React's skeleton before the next paint. Ends with the skeleton, because the screen renders the
 * picture itself.
 */
export function keepPicture(picture: HTMLImageElement): void {
  const frames = document.getElementsByClassName((picture.parentNode as Element).className);
  const keep = () => {
    if (!frames[0]) return;
    if (!picture.isConnected) frames[0].append(picture);
    requestAnimationFrame(keep);
  };
  keep();
}
