import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stepper } from '#ui/controls/Stepper.tsx';
import { inModes } from './modes.ts';

const meta = {
  component: Stepper,
  args: {
    label: 'Cantidad de Zapatilla urbana Lago',
    value: 2,
    min: 0,
    max: 10,
    fewerLabel: 'Uno menos',
    moreLabel: 'Uno más',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {
  name: 'CART-14, REACH-03: one more, one less',
  afterEach: inModes('dark', 'narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Uno más' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Uno menos' }));
    await expect(args.onChange).toHaveBeenNthCalledWith(1, 3);
    await expect(args.onChange).toHaveBeenNthCalledWith(2, 1);
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
  },
};

export const AtMaximum: Story = {
  name: 'CART-14, REACH-03: at the maximum, and still reachable by keyboard',
  afterEach: inModes('doubled'),
  args: { value: 10 },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Uno más' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
