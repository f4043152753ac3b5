import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkeletonCart } from '#ui/skeletons/SkeletonCart.tsx';
import { dark, doubled, narrow, wide } from './modes.ts';

const meta = { component: SkeletonCart, args: { label: 'Cargando' } } satisfies Meta<typeof SkeletonCart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = {
  name: 'the cart while its lines are loading',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Cargando' })).toBeInTheDocument();
  },
};

export const Dark: Story = { name: 'REACH-03: dark scheme', globals: dark };
export const Narrow: Story = { name: 'REACH-03: narrow phone', globals: narrow };
export const TextDoubled: Story = { name: 'REACH-03: text doubled', globals: doubled };
export const WideWindow: Story = { globals: wide };
