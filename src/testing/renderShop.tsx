import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { makeShop } from '#app/makeShop.ts';
import { Shell } from '#app/Shell.tsx';
import type { CountryCode } from '#countries/country.ts';
import { type StateName, type StateParams, setState } from '#mocks/states.ts';
import { resetSession, sessionOf } from '#mocks/session.ts';
import { readSettings } from '#rules/settings.ts';
import type { FlagValues } from '#schemas/flags.ts';
import type { Disk } from '#store/latch.ts';
import { afterPaint } from '#ui/afterPaint.ts';

interface Options {
  country?: CountryCode;
  /** Addresses visited before; the last one is shown. */
  visited?: string[];
  random?: () => number;
  /** The clipboard; it takes everything otherwise. */
  copy?: (text: string) => Promise<boolean>;
  /** Flags that hold in this shop (FLAG-02); the defaults otherwise. */
  flags?: Partial<FlagValues>;
  /** The cookies of the page. */
  cookies?: string;
  /** What the device kept of earlier visits; nothing is kept otherwise. */
  disk?: Disk;
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
  copy = () => Promise.resolve(true),
  flags = {},
  cookies = '',
  disk,
  setCookie,
  children,
}: Options = {}) {
  const made = makeShop({
    country,
    settings: readSettings(JSON.stringify({ mock: true, flags })),
    origin: location.origin,
    headers: { 'x-mock-country': country },
    cookies: () => cookies,
    // Asked each time, so that a clock that is stopped later is the one that counts.
    clock: () => Date.now(),
    random,
    copy,
    wait: () => Promise.resolve(),
    painted: () => new Promise<void>(afterPaint),
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
