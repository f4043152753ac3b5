import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkeletonBlock } from '#ui/skeletons/SkeletonBlock.tsx';
import { SkeletonHome } from '#ui/skeletons/SkeletonHome.tsx';
import { SkeletonList } from '#ui/skeletons/SkeletonList.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { SkeletonProduct } from '#ui/skeletons/SkeletonProduct.tsx';
import { inModes } from './modes.ts';

const meta = { component: SkeletonHome, args: { label: 'Cargando' } } satisfies Meta<typeof SkeletonHome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  name: 'REACH-03: home',
  afterEach: inModes('dark', 'narrow', 'doubled', 'wide'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Cargando' })).toBeInTheDocument();
    // Prerendered pages include it, and their policy blocks style attributes.
    await expect(canvasElement.querySelector('[style]')).toBeNull();
  },
};

export const List: Story = {
  ...Home,
  name: 'a list',
  render: (args) => <SkeletonList {...args} />,
};

export const Product: Story = {
  ...Home,
  name: 'a product',
  render: (args) => <SkeletonProduct {...args} />,
};

export const Menu: Story = {
  ...Home,
  name: 'the categories',
  render: (args) => <SkeletonMenu {...args} />,
};

export const Blocks: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, padding: 16 }}>
      <SkeletonBlock width="short" />
      <SkeletonBlock shape="title" width="most" />
      <SkeletonBlock width="half" />
      <SkeletonBlock shape="price" width="short" />
      <SkeletonBlock />
    </div>
  ),
};
