import type { Decorator, Meta, Parameters } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { makeShop } from '#app/makeShop.ts';
import { Shell } from '#app/Shell.tsx';
import { warmFloating } from '#app/FloatingLater.tsx';
import type { CountryCode } from '#countries/country.ts';
import { handlers } from '#mocks/handlers.ts';
import { resetSession, sessionOf } from '#mocks/session.ts';
import { setState, type StateName, type StateParams } from '#mocks/states.ts';
import { readSettings } from '#rules/settings.ts';
import type { FlagValues } from '#schemas/flags.ts';
import type { Disk } from '#store/latch.ts';
import type { Store } from '#store/makeStore.ts';
import { afterPaint } from '#ui/afterPaint.ts';

/** What a story of the shop says of the world it stands in. */
interface World {
  /** Address that is shown. */
  path?: string;
  /** Provider state of the mock backend. */
  given?: { [Name in StateName]: [name: Name, params: StateParams<Name>] }[StateName];
  /** The content that home shows; the shop's own otherwise. */
  homeKey?: string;
  /** Flags that hold; the defaults otherwise. */
  flags?: Partial<FlagValues>;
  /** What the device kept of the last visit; nothing is kept otherwise. */
  disk?: () => Disk;
  /** What has happened before, as actions on the store. */
  before?: (store: Store) => void;
}

const worldOf = (parameters: Parameters) => (parameters['world'] ?? {}) as World;
const countryOf = (globals: Record<string, unknown>) => globals['country'] as CountryCode;

/** The parameters of a story that stands in a world. */
export const inWorld = (world: World) => ({ world });

/** Puts the mock backend into the story's provider state, from the seed on. */
async function setWorld({
  parameters,
  globals,
}: {
  parameters: Parameters;
  globals: Record<string, unknown>;
}) {
  const country = countryOf(globals);
  // An idle page has it; a story begins before its page is idle.
  await warmFloating();
  resetSession('device', country);
  const { given } = worldOf(parameters);
  if (given) await setState(await sessionOf('device', country), given[0], given[1]);
}

function WholeShop({ country, world }: { country: CountryCode; world: World }) {
  const [made] = useState(() => {
    const shop = makeShop({
      country,
      settings: readSettings(JSON.stringify({ mock: true, homeKey: world.homeKey, flags: world.flags })),
      origin: location.origin,
      headers: { 'x-mock-country': country },
      clock: Date.now,
      random: () => 0.5,
      copy: () => Promise.resolve(true),
      wait: () => Promise.resolve(),
      painted: () => new Promise<void>(afterPaint),
      ...(world.disk && { disk: world.disk() }),
    });
    world.before?.(shop.store);
    return shop;
  });
  return (
    <App {...made}>
      <MemoryRouter initialEntries={[world.path ?? '/']}>
        <Shell />
      </MemoryRouter>
    </App>
  );
}

/** Renders the whole shop as a shopper sees it: the mock backend on the network, the country of the toolbar. */
const withShop: Decorator = (_story, { parameters, globals, id }) => (
  <WholeShop key={`${id} ${countryOf(globals)}`} country={countryOf(globals)} world={worldOf(parameters)} />
);

/** What the stories of every place begin with: the whole shop, on the mock backend in the story's state. */
export const ofShop = {
  decorators: [withShop],
  beforeEach: async (context) => {
    context.msw.use(...handlers);
    await setWorld(context);
  },
} satisfies Omit<Meta, 'title'>;
