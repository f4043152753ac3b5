import type { Decorator, Meta, Parameters } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, parsePath } from 'react-router-dom';
import type { DeviceStorage } from '#api/transport/ports.ts';
import { App } from '#app/shell/App.tsx';
import { LazyOverlays } from '#app/shell/Messages.tsx';
import { Overlays } from '#app/shell/Overlays.tsx';
import { Shell } from '#app/shell/Shell.tsx';
import { makeShop } from '#app/start/makeShop.ts';
import type { CountryCode } from '#countries/country.ts';
import { setScenario } from '#mocks/scenario.ts';
import { resetDatabase, databaseOf } from '#mocks/database.ts';
import { setState, type StateName, type StateParams } from '#mocks/states.ts';
import { developmentSettings } from '#fixtures/settings.ts';
import type { FlagValues } from '#schemas/flags.ts';
import type { Store } from '#store/store.ts';
import { networkChanged } from '#store/online.ts';
import { memoryTab } from '#testing/fakeBrowser.ts';
import { afterPaint } from '#ui/timing/moments.ts';

/** The code that is there from the start. */
const loaded = new Map([[LazyOverlays, Overlays]]);

/** The state of backend, device and store that a story starts in. */
interface World {
  /** Path that is shown. */
  path?: string;
  /** The state of its entry in the history. */
  state?: unknown;
  /** Provider state of the mock backend. */
  given?: { [Name in StateName]: [name: Name, params: StateParams<Name>] }[StateName];
  /** Scenario of the mock backend, as in a URL; its persona is logged in. The toolbar chooses the country. */
  scenario?: string;
  /** Key of the content that home shows; the default of the settings otherwise. */
  homeKey?: string;
  /** Flags of the story; defaults otherwise. */
  flags?: Partial<FlagValues>;
  /** Persisted data of an earlier visit; empty by default. */
  storage?: () => DeviceStorage;
  /** What the tab has stored; nothing by default. */
  tab?: Record<string, string>;
  /** The cookies of the page; none by default. */
  cookies?: string;
  /** Whether the geolocation banner was not closed yet; it was by default. */
  cityBanner?: boolean;
  /** Whether the question for consent was not answered yet; it was by default. */
  asksConsent?: boolean;
  /** Whether the visitor saves data; not by default. */
  saveData?: boolean;
  /** A component in place of the screen. */
  instead?: ReactNode;
  /** What is over the screen, such as a modal that no screen opens by itself. */
  over?: ReactNode;
  /** Dispatches actions before the first render. */
  before?: (store: Store) => void;
}

const worldOf = (parameters: Parameters) => (parameters['world'] ?? {}) as World;
const countryOf = (globals: Record<string, unknown>) => globals['country'] as CountryCode;

/** The Storybook parameters that put a story into a world. */
export const inWorld = (world: World) => ({ world });

/** The same on a device that has lost its network; which calls fail is for the story to say. */
export const offline = ({ world }: { world: World }) =>
  inWorld({
    ...world,
    before: (store) => {
      world.before?.(store);
      store.dispatch(networkChanged(false));
    },
  });

/** Resets the mock backend to its seed and applies the story's provider state. */
async function setWorld({
  parameters,
  globals,
}: {
  parameters: Parameters;
  globals: Record<string, unknown>;
}) {
  const country = countryOf(globals);
  resetDatabase('device', country);
  const { given, scenario } = worldOf(parameters);
  if (given) await setState(await databaseOf('device', country), given[0], given[1]);
  if (scenario === undefined) return;
  const { hash } = await setScenario('device', country, scenario);
  if (hash !== undefined) globalThis.autologin = { hash, emptyCart: false };
}

function WholeShop({ country, world }: { country: CountryCode; world: World }) {
  const [made] = useState(() => {
    const storage = world.storage?.();
    if (!world.asksConsent) void storage?.setItem('consent', 'no');
    const shop = makeShop({
      country,
      settings: developmentSettings({
        ...(world.homeKey && { homeKey: world.homeKey }),
        ...(world.flags && { flags: world.flags }),
      }),
      origin: location.origin,
      headers: { 'x-mock-country': country },
      clock: Date.now,
      random: () => 0.5,
      copy: () => Promise.resolve(true),
      share: () => Promise.resolve(false),
      social: () => Promise.resolve(undefined),
      wait: () => Promise.resolve(),
      painted: () => new Promise<void>(afterPaint),
      saveData: world.saveData ?? false,
      tab: memoryTab({ ...(!world.cityBanner && { closed_banners: 'city' }), ...world.tab }),
      ...(storage && { storage }),
      ...(world.cookies !== undefined && { cookies: () => world.cookies ?? '' }),
    });
    world.before?.(shop.store);
    return shop;
  });
  return (
    <App {...made} loaded={loaded}>
      <MemoryRouter initialEntries={[{ ...parsePath(world.path ?? '/'), state: world.state }]}>
        {world.instead ?? <Shell />}
        {world.over}
      </MemoryRouter>
    </App>
  );
}

/** Renders the whole shop on the mock backend, for the country of the toolbar. */
const withShop: Decorator = (_story, { parameters, globals, id }) => (
  <WholeShop key={`${id} ${countryOf(globals)}`} country={countryOf(globals)} world={worldOf(parameters)} />
);

/** Base meta of the stories of every screen: the whole shop on the mock backend, in the story's state. */
export const shopMeta = {
  decorators: [withShop],
  beforeEach: setWorld,
} satisfies Omit<Meta, 'title'>;
