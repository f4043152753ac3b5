import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ofMember } from './accountWorld.ts';
import { inModes } from './ui/modes.ts';
import { shopMeta } from './withShop.tsx';

/** The coupons of a customer's memberships, in her cart. */
const meta = {
  title: 'own coupons',
  ...shopMeta,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const openOwn: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Agregar un cupón/ }));
  await expect(await canvas.findByRole('list', { name: 'Cupones de sus membresías' })).toBeVisible();
};

export const Own: Story = {
  name: 'AFTER-05, REACH-03: the coupons of her memberships',
  afterEach: inModes('doubled'),
  parameters: ofMember('/cart'),
  play: openOwn,
};
export const OwnRefused: Story = {
  name: 'AFTER-05, REACH-03: one of them is refused',
  afterEach: inModes('dark'),
  parameters: ofMember('/cart'),
  play: async (context) => {
    await openOwn(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Usar CORRE10' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
