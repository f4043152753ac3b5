import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { RangeSlider } from '#ui/controls/RangeSlider.tsx';
import { inModes } from './modes.ts';

function Stateful({ from = 20, to = 70 }: { from?: number; to?: number }) {
  const [low, setLow] = useState(from);
  const [high, setHigh] = useState(to);
  return (
    <div style={{ padding: 16 }}>
      <RangeSlider
        steps={100}
        low={{ label: 'Mínimo', step: low, text: `$ ${low}.000`, onMove: setLow }}
        high={{ label: 'Máximo', step: high, text: `$ ${high}.000`, onMove: setHigh }}
      />
    </div>
  );
}

const meta = { component: Stateful } satisfies Meta<typeof Stateful>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Moved: Story = {
  name: 'FILT-06: both handles move, and neither passes the other',
  play: async ({ canvas }) => {
    const [minimum, maximum] = [canvas.getByLabelText('Mínimo'), canvas.getByLabelText('Máximo')];
    await fireEvent.change(minimum, { target: { value: '30' } });
    await expect(minimum).toHaveAttribute('aria-valuetext', '$ 30.000');
    await fireEvent.change(minimum, { target: { value: '90' } });
    await expect(minimum).toHaveAttribute('aria-valuetext', '$ 70.000');
    await fireEvent.change(maximum, { target: { value: '10' } });
    await expect(maximum).toHaveAttribute('aria-valuetext', '$ 70.000');
  },
};

export const Between: Story = { name: 'REACH-03: between', afterEach: inModes('dark', 'narrow', 'doubled') };
export const AtLimits: Story = { args: { from: 0, to: 100 } };
export const BothAtMaximum: Story = { args: { from: 100, to: 100 } };
