import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inState, slow } from './accountWorld.ts';
import { exchanging } from '#testing/openExchange.ts';
import { shopMeta } from './withShop.tsx';

const meta = {
  title: 'exchange',
  ...shopMeta,
  parameters: inState('/account/exchange', 'a customer can exchange an order', exchanging()),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  name: 'ROUTE-08: the orders that can be exchanged',
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Pedido 200012345' }, slow)).toBeVisible(),
};

export const Articles: Story = {
  name: 'EXCH-05: the articles of an order',
  parameters: inState('/account/exchange?order=200012345', 'a customer can exchange an order', exchanging()),
  play: async ({ canvas }) => expect(await canvas.findByRole('checkbox', {}, slow)).toBeVisible(),
};

export const Reason: Story = {
  ...Articles,
  name: 'EXCH-03: the reason',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', {}, slow));
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Me queda grande' }, slow));
  },
};
