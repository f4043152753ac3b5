import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { whileFailing } from './accountWorld.ts';
import { inWorld, offline } from './withShop.tsx';

/** A screen that one call fills, while that has no content. */
interface Read {
  path: string;
  /** The name of the call. */
  call: string;
  /** Whether it is a screen of a customer, who has logged in before. */
  customer?: true;
}

const failing = ({ path, call, customer }: Read, fault: 'hang' | 'unavailable' | 'cut') =>
  customer ? whileFailing(path, call, fault) : inWorld({ path, given: ['a call fails', { call, fault }] });

const shows =
  (name: string): NonNullable<StoryObj['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    // The page has no title now, so the bar's title says where the visitor is.
    await expect(canvas.getByRole('banner').querySelector('p')).toBeVisible();
  };

/** Its placeholders. */
export const whileReading = (read: Read): StoryObj => ({
  name: 'APP-07: placeholders while it is loading',
  parameters: failing(read, 'hang'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cargando' })).toBeInTheDocument();
  },
});

/** With a server that is down. */
export const whileDown = (read: Read): StoryObj => ({
  name: 'ERR-12: a server that is down',
  parameters: failing(read, 'unavailable'),
  play: shows('Ha ocurrido un error.'),
});

/** Without network. */
export const withoutNetwork = (read: Read): StoryObj => ({
  name: 'ERR-15: no network',
  parameters: offline(failing(read, 'cut')),
  play: shows('No hay conexión disponible.'),
});
