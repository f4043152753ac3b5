import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { EarlyFile } from '#app/early/firstCalls.ts';
import { App } from '#app/shell/App.tsx';
import { makeShop } from '#app/start/makeShop.ts';
import { Shell } from '#app/shell/Shell.tsx';
import type { CountryCode } from '#countries/country.ts';
import { developmentSettings } from '#fixtures/settings.ts';
import { registry, type RouteId } from '#rules/navigation/registry.ts';
import { withPictureBox } from './pictureBox.tsx';

/** An address that leads to a route. */
export function addressOf(id: RouteId): string {
  const [path = '/a/'] = registry[id].paths as readonly string[];
  return path.replaceAll(/:\w+|\*/g, 'a') + (id === 'search' ? '?q=a' : '');
}

/**
 * What the shop renders first at a URL, before the code of a screen, any response and any persisted state. Rendering
 * starts to load the screen: what is rendered in the same turn of the event loop is still without it.
 */
export function renderShell(address: string, country: CountryCode = 'ar'): string {
  const started = makeShop({
    country,
    settings: developmentSettings(),
    origin: '',
    headers: {},
    clock: () => 0,
    random: () => 0,
    wait: () => Promise.resolve(),
    copy: () => Promise.resolve(false),
    share: () => Promise.resolve(false),
  });
  return renderToStaticMarkup(
    <App {...started}>
      <MemoryRouter initialEntries={[address]}>
        <Shell />
      </MemoryRouter>
    </App>,
  );
}

/** What a page holds: what is rendered first, and the box of its first picture if it sends its first call. */
export function renderPage(address: string, early: EarlyFile | undefined): string {
  const markup = renderShell(address);
  return early === undefined ? markup : withPictureBox(markup, early);
}
