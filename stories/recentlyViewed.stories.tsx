import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { aProductPreview } from '#fixtures/product.ts';
import { cauceAtFullPrice, lago } from '#fixtures/situations.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { scrollToEnd } from '#testing/render/renderShop.tsx';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

const viewed = (sku: string, productName: string, overrides: Parameters<typeof aProductPreview>[0] = {}) =>
  aProductPreview({
    sku,
    productName,
    productImage: `${location.origin}/images/p/${sku.toLowerCase()}-1.jpg`,
    url: `/${sku.toLowerCase()}.html`,
    ...overrides,
  });

/** The device of a shopper who has viewed five products. */
const storage = () =>
  memoryStorage({
    recent_products: JSON.stringify([
      viewed('CL0302', cauceAtFullPrice.name, { brand: 'Casa Lino', price: 76_490, specialprice: 0 }),
      viewed('ZP0002', lago.name),
      viewed('CL0301', 'Vestido camisero de lino Cauce con cinturón desmontable y bolsillos laterales', {
        brand: 'Manufacturas Almendro del Sur',
        price: 12_345_678.9,
        specialprice: 9_876_543.2,
      }),
      viewed('ZP0003', 'Zapatilla', { specialprice: 0 }),
      viewed('ZP0004', 'Zapatilla urbana Lago', { productImage: '' }),
    ]),
  });

/** The recently viewed products where they are shown. */
const meta = {
  title: 'recently viewed',
  ...shopMeta,
  parameters: inWorld({ path: lago.path, storage }),
  play: async ({ canvas }) => {
    const region = await waitFor(() => {
      scrollToEnd();
      return canvas.getByRole('region', { name: 'Visto hace poco' });
    });
    region.scrollIntoView({ block: 'center' });
    await expect(within(region).getAllByRole('link')).toHaveLength(5);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {
  name: 'FIND-06, REACH-03: at the end of a product page',
  afterEach: inModes('dark', 'narrow', 'doubled', 'wide'),
};
export const Home: Story = { name: 'FIND-06: on home', parameters: inWorld({ path: '/', storage }) };
export const EmptyCart: Story = {
  name: 'FIND-06: on the empty cart',
  parameters: inWorld({ path: '/cart', storage }),
};
export const EmptySearch: Story = {
  name: 'FIND-06: on a search without results',
  parameters: inWorld({ path: '/catalog/?q=xyzzy', storage }),
};
