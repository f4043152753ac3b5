import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { aCataloguePage, aFullCataloguePage } from '#fixtures/catalogue.ts';
import { aListedProduct } from '#fixtures/product.ts';
import { lagoPicture, shoeList } from '#fixtures/situations.ts';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

/** The cards of a list. */
const meta = {
  title: 'product card',
  ...shopMeta,
  parameters: inWorld({ path: shoeList.path }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text of an element with plain spaces. */
const textOf = (element: HTMLElement | undefined) => element?.textContent?.replaceAll('\u00a0', ' ');

export const Cards: Story = {
  name: 'CAT-38, REACH-03: cards with picture, brand, name, prices, shipping and heart, of a reduced product and another',
  afterEach: inModes('dark', 'narrow'),
  beforeEach: ({ msw }) => {
    const productImage = `${location.origin}${lagoPicture(1)}`;
    const plain = {
      sku: 'AN0107',
      productName: 'Botín Traful',
      brand: 'Andina',
      numericDiscountPrice: 54_999,
      fastShipping: false,
    };
    const products = [
      aListedProduct({ productImage, freeShipping: true }),
      aListedProduct({ productImage, ...plain }),
    ];
    msw.use(
      http.post('*/bff/catalog/:kind', () => HttpResponse.json(aCataloguePage({ products, total: 2 }))),
      http.post('*/bff/catalog/:kind/full', () =>
        HttpResponse.json(aFullCataloguePage({ products, total: 2 })),
      ),
    );
  },
  play: async ({ canvas }) => {
    const [reduced, other] = await canvas.findAllByRole('article');
    for (const [card, name, brand] of [
      [reduced, 'Zapatilla urbana Lago', 'Zapala'],
      [other, 'Botín Traful', 'Andina'],
    ] as const) {
      const inCard = within(card as HTMLElement);
      await expect(inCard.getByRole('link', { name })).toBeVisible();
      await expect(inCard.getByText(brand)).toBeVisible();
      await expect(
        await inCard.findByRole('button', { name: `Guardar ${name} en favoritos`, pressed: false }),
      ).toBeVisible();
      const picture = inCard.getByRole<HTMLImageElement>('presentation');
      await expect(picture).toBeVisible();
      await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    }
    await expect(reduced?.querySelector('s')).toHaveTextContent('54.999');
    await expect(textOf(reduced)).toContain('Ahora $ 43.999');
    await waitFor(() => expect(textOf(reduced)).toContain('Envío gratisEnvío en moto en 24 horas'));
    await expect(other?.querySelector('s')).toBeNull();
    await expect(textOf(other)).toContain('$ 54.999');
    await expect(textOf(other)).not.toContain('Envío');
  },
};
