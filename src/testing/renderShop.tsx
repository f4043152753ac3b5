import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { makeShop } from '#app/makeShop.ts';
import { Shell } from '#app/Shell.tsx';
import type { CountryCode } from '#countries/country.ts';
import { type StateName, type StateParams, setState } from '#mocks/states.ts';
import { resetSession, sessionOf } from '#mocks/session.ts';
import { readSettings, type Settings } from '#rules/settings.ts';
import type { Disk } from '#store/latch.ts';

interface Options {
  country?: CountryCode;
  /** Addresses visited before; the last one is shown. */
  visited?: string[];
  random?: () => number;
  /** What the device kept of earlier visits; nothing is kept otherwise. */
  disk?: Disk;
  /** The block `config` of the document, besides that the mock answers. */
  settings?: Partial<Settings>;
  setCookie?: (cookie: string) => void;
  /** One screen or part alone; the whole shell otherwise. */
  children?: ReactNode;
}

/** Puts the mock backend of a country into a provider state, from the seed on. */
export async function given<Name extends StateName>(
  name: Name,
  params: StateParams<Name>,
  country: CountryCode = 'ar',
) {
  resetSession('device', country);
  await setState(await sessionOf('device', country), name, params);
}

/** Renders the shop as a shopper sees it: real store, real router, the mock backend on the network. */
export function renderShop({
  country = 'ar',
  visited = ['/'],
  random = Math.random,
  disk,
  settings,
  setCookie,
  children,
}: Options = {}) {
  const made = makeShop({
    country,
    settings: readSettings(JSON.stringify({ mock: true, ...settings })),
    origin: location.origin,
    headers: { 'x-mock-country': country },
    // Asked each time, so that a clock that is stopped later is the one that counts.
    clock: () => Date.now(),
    random,
    wait: () => Promise.resolve(),
    ...(disk && { disk }),
    ...(setCookie && { setCookie }),
  });
  const view = render(
    <App {...made}>
      <MemoryRouter initialEntries={visited}>{children ?? <Shell />}</MemoryRouter>
    </App>,
  );
  return { ...made, ...view };
}
