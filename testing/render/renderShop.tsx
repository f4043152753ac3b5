import { act, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, type MemoryRouterProps } from 'react-router-dom';
import type { DeviceStorage, Ports, TabStorage } from '#api/transport/ports.ts';
import { App } from '#app/shell/App.tsx';
import { LazyOverlays } from '#app/shell/Messages.tsx';
import { Overlays } from '#app/shell/Overlays.tsx';
import { Shell } from '#app/shell/Shell.tsx';
import { makeShop } from '#app/start/makeShop.ts';
import type { loadDeferred } from '#app/start/useDeferredStart.ts';
import type { CountryCode } from '#countries/country.ts';
import { resetDatabase, databaseOf } from '#mocks/database.ts';
import { setState, type StateName, type StateParams } from '#mocks/states.ts';
import { developmentSettings } from '#fixtures/settings.ts';
import type { FlagValues } from '#schemas/flags.ts';
import { memoryTab } from '#testing/fakeBrowser.ts';
import { afterPaint } from '#ui/timing/moments.ts';
import { visitor } from './mockWorker.ts';

interface Options {
  country?: CountryCode;
  /** Paths in the history, or entries with a state; the last one is shown. */
  visited?: NonNullable<MemoryRouterProps['initialEntries']>;
  random?: () => number;
  /** The clipboard; succeeds by default. */
  copy?: (text: string) => Promise<boolean>;
  /** The share sheet; there is none by default. */
  share?: (link: { title: string; url: string }) => Promise<boolean>;
  /** The social provider; there is none by default. */
  social?: Ports['social'];
  /** Called with the URL for which the shop is left. */
  leave?: Ports['leave'];
  /** Flags of this shop (FLAG-02); defaults otherwise. */
  flags?: Partial<FlagValues>;
  /** The origin of the shop; by default the origin of the tests' page. */
  origin?: string;
  /** The cookies of the page. */
  cookies?: string | (() => string);
  /** Persisted data of an earlier visit; empty by default. */
  storage?: DeviceStorage;
  /** Asks for consent (TRACK-38); by default it was answered, so that no banner covers the page. */
  asksConsent?: boolean;
  /** What the tab has stored; by default that the geolocation banner was closed. */
  tab?: TabStorage;
  setCookie?: (cookie: string) => void;
  /** Whether the visitor saves data; not by default. */
  saveData?: boolean;
  /** Delays; they end at once by default. */
  wait?: (milliseconds: number) => Promise<void>;
  /** The setting of two-step authentication; `on` by default, as in builds with the mock backend (TFA-03). */
  twoStepSetting?: string;
  /** Loads the deferred chunk; with the real one, by default, the code of the overlays is there at once. */
  deferred?: typeof loadDeferred;
  /** A single screen or component; the whole shell by default. */
  children?: ReactNode;
}

/** A tab in which the geolocation banner was closed. */
const withoutCityBanner = () => memoryTab({ closed_banners: 'city' });

/** The storage of a device with an answer to the consent question. */
const withAnswer = (storage: DeviceStorage): DeviceStorage => ({
  getItem: (key) => (key === 'consent' ? 'no' : storage.getItem(key)),
  setItem: (key, text) => storage.setItem(key, text),
  removeItem: (key) => storage.removeItem(key),
});

/** Resets the mock backend of a country to its seed and applies a provider state. */
export async function given<Name extends StateName>(
  name: Name,
  params: StateParams<Name>,
  country: CountryCode = 'ar',
) {
  resetDatabase(visitor(), country);
  await setState(await databaseOf(visitor(), country), name, params);
}

/** Renders the shop with the real store and router, on the mock backend. */
export function renderShop({
  country = 'ar',
  visited = ['/'],
  random = Math.random,
  copy = () => Promise.resolve(true),
  share = () => Promise.resolve(false),
  social,
  leave = () => undefined,
  flags = {},
  origin = location.origin,
  cookies = '',
  storage,
  asksConsent = false,
  tab = withoutCityBanner(),
  setCookie,
  saveData = false,
  wait = () => Promise.resolve(),
  twoStepSetting,
  deferred,
  children,
}: Options = {}) {
  const made = makeShop({
    country,
    settings: developmentSettings({ flags }),
    twoStepSetting,
    origin,
    headers: { 'x-mock-country': country, 'x-mock-visitor': visitor() },
    cookies: typeof cookies === 'string' ? () => cookies : cookies,
    // Reads Date.now on each call, so that fake timers installed later apply.
    clock: () => Date.now(),
    random,
    copy,
    share,
    leave,
    wait,
    saveData,
    painted: () => new Promise<void>(afterPaint),
    ...(social && { social }),
    ...(storage && { storage: asksConsent ? storage : withAnswer(storage) }),
    tab,
    ...(setCookie && { setCookie }),
  });
  const view = render(
    <App {...made} {...(deferred ? { deferred } : { loaded: new Map([[LazyOverlays, Overlays]]) })}>
      <MemoryRouter initialEntries={visited}>{children ?? <Shell />}</MemoryRouter>
    </App>,
  );
  return { ...made, ...view };
}

/**
 * Loads the banners of a rendered shop, also if they show nothing: they load at once for a visitor who scrolls. The
 * overlays import them first; awaiting the same imports afterwards ensures that they are rendered with their effects.
 */
export async function bannersLoaded() {
  fireEvent.scroll(document);
  await act(() =>
    Promise.all([
      import('#app/shell/Banners.tsx'),
      import('#app/flags/startFlags.ts'),
      import('#app/metadata/describePage.ts'),
      import('#tracking/startTracking.ts'),
    ]),
  );
}

/** Scrolls to the end of the page, where rows of products are rendered once they are near. */
export const scrollToEnd = () =>
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
