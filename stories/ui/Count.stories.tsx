import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Count } from '#ui/layout/Icon.tsx';
import { inModes } from './modes.ts';

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

export const TwoFigures: Story = {
  name: 'REACH-03: two figures',
  afterEach: inModes('dark', 'doubled'),
  args: { value: 24 },
};

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
