import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SizeButtons } from '#ui/controls/SizeButtons.tsx';
import { inModes } from './modes.ts';

const options = ['35', '36', '37', '38', '39', '40', '41'].map((size) => ({
  id: `ZP0001-${size}`,
  label: size,
  soldOut: ['35', '40'].includes(size) ? 'Sin stock' : undefined,
}));

function Stateful({ chosen: first, onChoose, ...args }: ComponentProps<typeof SizeButtons>) {
  const [chosen, setChosen] = useState(first);
  const choose = (id: string) => {
    onChoose(id);
    setChosen(id);
  };
  return (
    <div style={{ padding: 16 }}>
      <SizeButtons {...args} chosen={chosen} onChoose={choose} />
    </div>
  );
}

const meta = {
  component: SizeButtons,
  args: { label: 'Talle', options, chosen: undefined, onChoose: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SizeButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  name: 'SIZE-01: chosen by keyboard, skipping sold-out sizes',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('ZP0001-41');
    await expect(canvas.getByRole('radio', { name: '41' })).toBeChecked();
  },
};

export const SoldOut: Story = {
  name: 'SIZE-01: a sold-out size is shown as such, and cannot be chosen',
  play: async ({ canvas }) => {
    const soldOut = canvas.getByRole('radio', { name: /^35\s*, Sin stock$/ });
    await expect(soldOut).toBeDisabled();
    for (const radio of canvas.getAllByRole('radio'))
      await expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Chosen: Story = {
  name: 'REACH-03: chosen',
  afterEach: inModes('dark', 'narrow', 'doubled'),
  args: { chosen: 'ZP0001-38' },
};

export const LongLabels: Story = {
  args: {
    options: [
      { id: 'a', label: 'Talle único' },
      { id: 'b', label: '42 largo 34' },
    ],
  },
};
