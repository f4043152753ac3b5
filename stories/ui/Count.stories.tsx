import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Count } from '#ui/layout/Count.tsx';
import { dark, doubled } from './modes.ts';

const meta = {
  component: Count,
  args: { value: 2 },
  decorators: [
    (Story) => (
      <div style={{ display: 'inline-block', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Count>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { args: { value: 1 } };

export const TwoFigures: Story = { args: { value: 24 } };

export const MoreThanTwoFigures: Story = {
  args: { value: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

export const None: Story = {
  name: 'CART-27: no badge at 0',
  args: { value: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};

export const Dark: Story = { name: 'REACH-03: dark scheme', globals: dark };

export const TextDoubled: Story = { name: 'REACH-03: text doubled', globals: doubled };
