import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ofCustomer } from './accountWorld.ts';
import { whileReading } from './readStates.ts';
import { inModes } from './ui/modes.ts';
import { offline, shopMeta } from './withShop.tsx';

const path = '/account/puntos/2026';

/** An address below the account that is no screen. */
const meta = { title: 'otherAccount', ...shopMeta, parameters: ofCustomer(path) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'ERR-13, ROUTE-47, REACH-03: there is no such page',
  afterEach: inModes('dark', 'doubled'),
  play: async ({ canvas }) => {
    const heading = { level: 1, name: 'La página solicitada no existe.' } as const;
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mi cuenta' })).toHaveAttribute('href', '/account');
  },
};
export const Loading: Story = {
  ...whileReading({ path, call: 'autoLogin', customer: true }),
  name: 'ROUTE-49: while the customer is being logged in',
};

export const Offline: Story = {
  name: 'ERR-15: without network',
  parameters: offline(ofCustomer(path)),
  play: async (context) => {
    await Ready.play?.(context);
    await expect(await context.canvas.findByText('No hay conexión disponible.')).toBeVisible();
  },
};
