import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioTabs } from '#ui/controls/RadioTabs.tsx';
import { inModes } from './modes.ts';

function Stateful({ chosen: first, onChoose, ...args }: ComponentProps<typeof RadioTabs>) {
  const [chosen, setChosen] = useState(first);
  const choose = (option: string) => {
    onChoose(option);
    setChosen(option);
  };
  return <RadioTabs {...args} chosen={chosen} onChoose={choose} />;
}

const meta = {
  component: RadioTabs,
  args: {
    label: 'Sistema de talles',
    options: ['AR', 'CL', 'CO', 'BR', 'US', 'EU'],
    chosen: 'AR',
    onChoose: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof RadioTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  name: 'REACH-01, REACH-03: a labelled group, chosen by keyboard',
  afterEach: inModes('dark', 'narrow', 'doubled'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Sistema de talles' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('CO');
    await expect(canvas.getByRole('radio', { name: 'CO' })).toBeChecked();
  },
};

export const Two: Story = { args: { options: ['AR', 'EU'] } };
