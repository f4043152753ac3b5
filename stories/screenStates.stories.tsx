import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ScreenFile } from '#rules/navigation/registry.ts';
import { customerScreens } from './customerScreens.ts';
import { openScreens } from './openScreens.ts';
import { gapsIn, screenFiles, type Shown, type StatesOf, stateNames } from './screenStates.ts';

/** Each screen of the registry, with the story that shows each of its states. */
const table: Record<ScreenFile, StatesOf> = { ...openScreens, ...customerScreens };

const textOf = (shown: Shown) => ('never' in shown ? shown.never : shown.id);

function Screens() {
  return (
    <main>
      <h1>Screens and their states</h1>
      {Object.entries(table).map(([file, states]) => (
        <section key={file}>
          <h2>{file}</h2>
          <ul>
            {stateNames.map((state) => (
              <li key={state}>
                {state}: {textOf(states[state])}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

/** The story of each state of each screen. */
const meta = { title: 'screen states', component: Screens } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'LAB-09: each screen of the registry has a story for each of its states',
  play: async () => {
    await expect(gapsIn(screenFiles, table)).toEqual([]);
    await expect(screenFiles.size).toBeGreaterThan(30);
  },
};

const file = 'home/HomeScreen';
const home = table[file];
const gapsOf = (changes: Partial<StatesOf>) => gapsIn([file], { [file]: { ...home, ...changes } });
const { error, ...withoutError } = home;

export const Gaps: Story = {
  name: 'a table with a gap is refused, and the gap is named',
  play: async () => {
    await expect(gapsOf({})).toEqual([]);
    await expect(gapsIn([file, 'new/NewScreen'], { [file]: home })).toHaveLength(stateNames.length);
    await expect(gapsIn([], { [file]: home })).toEqual([`${file}: no such screen`]);
    await expect(gapsIn([file], { [file]: withoutError })).toEqual([`${file}, error: no story`]);
    await expect(gapsOf({ error: { id: 'home/Removed', world: undefined } })).toEqual([
      `${file}, error: home/Removed is not a story`,
    ]);
    await expect(gapsOf({ error: table['menu/MenuScreen'].error })).toEqual([
      `${file}, error: menu/Failed is of something else`,
    ]);
    await expect(gapsOf({ error: home.loading })).toEqual([
      `${file}, error: home/Loading shows another state`,
    ]);
    await expect(gapsOf({ error: home.offline, offline: error })).toEqual([
      `${file}, error: home/Offline has no network`,
      `${file}, offline: home/Failed has a network`,
    ]);
    await expect(gapsOf({ error: { id: 'ui/Part', world: { instead: 'A part' } } })).toEqual([
      `${file}, error: ui/Part is of something else`,
    ]);
    await expect(gapsOf({ error: { never: '' } })).toEqual([`${file}, error: no reason`]);
    const wishlist = 'wishlist/WishlistScreen';
    const ready = { id: 'login/Ready', world: { path: '/account/wishlist' } };
    await expect(gapsIn([wishlist], { [wishlist]: { ...table[wishlist], ready } })).toEqual([
      `${wishlist}, ready: login/Ready has nobody logged in`,
    ]);
  },
};
