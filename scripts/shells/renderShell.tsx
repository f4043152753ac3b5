import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { makeShop } from '#app/makeShop.ts';
import { screens } from '#app/screens.ts';
import { Shell } from '#app/Shell.tsx';
import type { CountryCode } from '#countries/country.ts';
import { type RouteId, routes } from '#rules/routes.ts';
import { readSettings } from '#rules/settings.ts';

/** Whether a route has a screen, whose skeleton stands while its code comes. */
export const hasScreen = (id: RouteId): boolean => screens[id] !== undefined;

/** An address that leads to a route. */
export function addressOf(id: RouteId): string {
  const [pattern = '/a/'] = routes[id] as readonly string[];
  return pattern.replaceAll(/:\w+|\*/g, 'a') + (id === 'search' ? '?q=a' : '');
}

/**
 * What the shop draws first at an address, before any code of a screen, any answer and anything kept on a device.
 * Drawing sends for the code of the screen: what is drawn in the same turn of the event loop has not got it yet.
 */
export function renderShell(address: string, country: CountryCode = 'ar'): string {
  const { store, shop } = makeShop({
    country,
    settings: readSettings(undefined),
    origin: '',
    headers: {},
    clock: () => 0,
    random: () => 0,
    wait: () => Promise.resolve(),
  });
  return renderToStaticMarkup(
    <App store={store} shop={shop}>
      <MemoryRouter initialEntries={[address]}>
        <Shell />
      </MemoryRouter>
    </App>,
  );
}
