import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabBar, type TabItem } from '#ui/layout/Bars.tsx';
import { linkTo } from './linkTo.ts';
import { seesWhole } from './seesWhole.ts';
import { doubled, narrow, inModes } from './modes.ts';

const tabs: TabItem[] = [
  { icon: 'home', label: 'Inicio', link: linkTo('#inicio'), current: true },
  { icon: 'menu', label: 'Categorías', link: linkTo('#menu') },
  { icon: 'search', label: 'Buscar', link: linkTo('#buscar') },
  { icon: 'tag', label: 'Ofertas', link: linkTo('#ofertas') },
];

const withCart = (value: number): TabItem[] => [
  ...tabs,
  { icon: 'bag', label: 'Carrito', link: linkTo('#carrito'), count: { value, label: `${value} productos` } },
];

const meta = { component: TabBar, args: { label: 'Principal', items: withCart(2) } } satisfies Meta<
  typeof TabBar
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  name: 'CART-27, REACH-03: the count is shown and in the accessible name',
  afterEach: inModes('dark', 'narrow', 'doubled', 'wide'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Inicio');
    await expect(canvas.getByRole('link', { name: 'Carrito 2 productos' })).toBeVisible();
  },
};

export const EmptyCart: Story = {
  name: 'CART-27: no badge at 0',
  args: {
    items: withCart(0),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Carrito' })).toBeVisible();
    await expect(canvas.queryByText('0')).toBeNull();
  },
};

export const ManyProducts: Story = {
  args: { items: withCart(128) },
};

export const ManyProductsDoubled: Story = {
  ...ManyProducts,
  name: 'REACH-03: text doubled, a large count is whole and within the bar',
  globals: doubled,
  play: seesWhole,
};
export const ManyProductsNarrow: Story = {
  ...ManyProducts,
  name: 'REACH-02: narrow phone, a large count is whole and within the bar',
  globals: narrow,
  play: seesWhole,
};
