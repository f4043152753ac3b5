import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkeletonCart } from '#ui/skeletons/SkeletonCart.tsx';
import { inModes } from './modes.ts';

const meta = { component: SkeletonCart, args: { label: 'Cargando' } } satisfies Meta<typeof SkeletonCart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = {
  name: 'REACH-03: the cart while its lines are loading',
  afterEach: inModes('dark', 'narrow', 'doubled', 'wide'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Cargando' })).toBeInTheDocument();
  },
};
