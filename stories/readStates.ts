import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { networkChanged } from '#store/online.ts';
import { inWorld } from './withShop.tsx';

/** The time in ms in which a screen of a late chunk is there. */
const slow = { timeout: 20_000 };

/** A screen that one call fills, while that has no content. */
interface Read {
  path: string;
  /** The name of the call. */
  call: string;
}

const shows =
  (name: string): NonNullable<StoryObj['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name }, slow)).toBeVisible();
  };

/** Its placeholders. */
export const whileReading = ({ path, call }: Read): StoryObj => ({
  name: 'APP-07: placeholders while it is loading',
  parameters: inWorld({ path, given: ['a call fails', { call, fault: 'hang' }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cargando' }, slow)).toBeInTheDocument();
  },
});

/** With a server that is down. */
export const whileDown = ({ path, call }: Read): StoryObj => ({
  name: 'ERR-12: a server that is down',
  parameters: inWorld({ path, given: ['a call fails', { call, fault: 'unavailable' }] }),
  play: shows('Ha ocurrido un error.'),
});

/** Without network. */
export const withoutNetwork = ({ path, call }: Read): StoryObj => ({
  name: 'ERR-15: no network',
  parameters: inWorld({
    path,
    given: ['a call fails', { call, fault: 'cut' }],
    before: (store) => store.dispatch(networkChanged(false)),
  }),
  play: shows('No hay conexión disponible.'),
});
