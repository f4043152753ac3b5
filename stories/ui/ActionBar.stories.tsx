import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ActionBar, TabBar } from '#ui/layout/Bars.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { linkTo } from './linkTo.ts';
import { doubled, narrow, wide, inModes } from './modes.ts';

const meta = {
  component: ActionBar,
  args: { label: 'Compra', children: <Button wide>Agregar al carrito</Button> },
  render: (args) => (
    <>
      <main style={{ blockSize: 800, padding: 16 }}>El final de la página queda a la vista.</main>
      <ActionBar {...args} />
      <TabBar label="Principal" items={[{ icon: 'home', label: 'Inicio', link: linkTo('#inicio') }]} />
    </>
  ),
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InsteadOfTabs: Story = {
  name: 'REACH-02, REACH-03: the action replaces the tab bar, and the page ends above it',
  afterEach: inModes('dark'),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Compra' }).getBoundingClientRect();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(bar.bottom).toBeCloseTo(innerHeight, 0);
    const { scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
    await expect(Number.parseFloat(scrollPaddingBlockEnd)).toBeCloseTo(bar.height + 16, 0);
  },
};

export const Narrow: Story = { ...InsteadOfTabs, name: 'REACH-03: narrow phone', globals: narrow };

export const TextDoubled: Story = { ...InsteadOfTabs, name: 'REACH-03: text doubled', globals: doubled };

export const WideWindow: Story = {
  globals: wide,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Principal' })).toBeVisible();
  },
};
