import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from '#ui/skeletons/SkeletonBlock.tsx';
import { inModes } from './modes.ts';

const meta = { component: ProgressBar, args: { label: 'Cargando', value: 34 } } satisfies Meta<
  typeof ProgressBar
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Third: Story = {
  name: 'REACH-03: at 34 percent',
  afterEach: inModes('dark'),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Cargando' });
    await expect(bar).toHaveAttribute('value', '34');
    await expect(bar).toHaveAttribute('max', '100');
    await expect(bar.getBoundingClientRect()).toMatchObject({ top: 0, height: 2 });
  },
};

export const Start: Story = { args: { value: 0 } };

export const End: Story = { args: { value: 100 } };
