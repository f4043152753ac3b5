import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { inState, stated } from './accountWorld.ts';
import { inModes } from './ui/modes.ts';
import { shopMeta } from './withShop.tsx';

/** The wishlist while it is changed without network. */
const meta = { title: 'wishlist changes', ...shopMeta } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const shoes = { id: '5501', sku: 'ZP0001', price: 54_999, special_price: 43_999, available: true };
const boots = { id: '5502', sku: 'AN0107', price: 118_490, special_price: 94_990, available: true };
const dress = { id: '5503', sku: 'CL0302', price: 76_490, special_price: 0, available: true };

export const Waiting: Story = {
  name: 'KEEP-02, REACH-03: a removal waits for the network',
  afterEach: inModes('dark', 'doubled'),
  parameters: inState('/account/wishlist', 'a customer has a wishlist', {
    ...stated(),
    items: [shoes, boots, dress],
  }),
  play: async ({ canvas, userEvent, msw }) => {
    const remove = await canvas.findByRole('button', { name: /^Quitar Botín/ });
    msw.use(http.all('*/wishlist/', () => HttpResponse.error()));
    await userEvent.click(remove);
    const section = await canvas.findByRole('region', { name: 'Pendiente de sincronizar' });
    await expect(section).toHaveTextContent('Quitar Botín de cuero Quena de favoritos');
    await expect(canvas.queryByRole('button', { name: /^Quitar Botín/ })).toBeNull();
  },
};
