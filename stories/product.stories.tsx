import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { aProduct } from '#fixtures/product.ts';
import {
  cauceAtFullPrice,
  lago,
  lagoInBlack,
  lagoPicture,
  missingProductPath,
  sizesOf,
} from '#fixtures/situations.ts';
import { networkChanged } from '#store/online.ts';
import { expectSmallPictures } from './ui/expectSmallPictures.ts';
import { seesInOneLine } from './seesInOneLine.ts';
import { doubled, narrow, inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

const { path } = lago;
const name = { level: 1, name: lago.name } as const;
/** A product in each state that a shopper can meet it in. */
const meta = {
  title: 'product',
  ...shopMeta,
  parameters: inWorld({ path }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'ROUTE-38, REACH-03: a product on sale',
  afterEach: inModes('dark', 'doubled', 'wide'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', name)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Agregar al carrito/ })).toBeVisible();
  },
};

export const FullPrice: Story = {
  name: 'PROD-06: a product without special price has one price',
  parameters: inWorld({ path: cauceAtFullPrice.path }),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: cauceAtFullPrice.name });
    const intro = within(heading.parentElement as HTMLElement);
    await expect(intro.queryByText(/Precio anterior/)).toBeNull();
    await expect(intro.queryByText(/Descuento/)).toBeNull();
  },
};

export const LastUnit: Story = {
  name: 'SHIP-07: a size of which one is left',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', name);
    await userEvent.click(canvas.getByRole('radio', { name: lago.sizes.lastOne }));
    await expect(canvas.getAllByText('¡Última unidad!')[0]).toBeVisible();
  },
};

export const SizeQuestion: Story = {
  name: 'SIZE-02, REACH-03: the question for the size',
  afterEach: inModes('dark', 'doubled'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', name);
    await userEvent.click(canvas.getByRole('button', { name: /^Agregar al carrito/ }));
    await expect(await canvas.findByRole('dialog', { name: 'Seleccione su talle' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: `${lago.sizes.soldOut} Sin stock` })).toBeVisible();
  },
};
export const Loading: Story = {
  name: 'placeholders while a product is loading',
  parameters: inWorld({ path, given: ['a call fails', { call: 'getProduct', fault: 'hang' }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cargando' })).toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: 'ERR-12: a server that is down',
  parameters: inWorld({ path, given: ['a call fails', { call: 'getProduct', fault: 'unavailable' }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'ERR-15: no network',
  parameters: inWorld({
    path,
    given: ['a call fails', { call: 'getProduct', fault: 'cut' }],
    before: (store) => store.dispatch(networkChanged(false)),
  }),
  play: async ({ canvas }) => {
    const heading = { name: 'No hay conexión disponible.' };
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
  },
};

export const Missing: Story = {
  name: 'PROD-19: a product that does not exist',
  parameters: inWorld({ path: missingProductPath }),
  play: async ({ canvas }) => {
    const heading = { name: 'La página solicitada no existe.' };
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
  },
};

const productImage = `${location.origin}${lagoPicture(1)}`;

const answer = (overrides: Partial<ReturnType<typeof aProduct>>) =>
  http.get('*/bff/catalog/product-details', () =>
    HttpResponse.json({ data: aProduct({ productImage, otherimages: [], related: [], ...overrides }) }),
  );

export const SoldOut: Story = {
  name: 'PROD-11, REACH-03: sold out',
  afterEach: inModes('dark'),
  beforeEach: ({ msw }) => msw.use(answer({ available: false, sizes: sizesOf({ 38: 0, 39: 0 }) })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', name);
    await expect(canvas.getByRole('button', { name: 'Sin stock' })).toHaveAttribute('aria-disabled', 'true');
    const similar = await canvas.findByRole('region', { name: 'Productos similares' });
    await expect(within(similar).getAllByRole('article').length).toBeGreaterThan(2);
  },
};
export const OtherColor: Story = {
  name: 'PROD-18: another color, without the size that was chosen',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', name);
    await userEvent.click(canvas.getByRole('radio', { name: lagoInBlack.sizes.soldOut }));
    await userEvent.click(canvas.getByRole('link', { name: `Color ${lagoInBlack.color}` }));
    const text = await canvas.findByText('El talle 38 no está disponible en este color.');
    text.scrollIntoView({ block: 'center' });
    await expect(text).toBeVisible();
  },
};

export const WithoutPicture: Story = {
  name: 'IMG-06: a product without a picture',
  beforeEach: ({ msw }) => msw.use(answer({ productImage: '' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', name)).toBeVisible();
  },
};

export const AllMarks: Story = {
  name: 'PROD-12, PROD-13: every mark of a product',
  beforeEach: ({ msw }) =>
    msw.use(
      answer({ freeShipping: true, sellerFreeShipping: true, isECOFriendly: true, isProductBoost: true }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', name);
    await expect(canvas.getByText('Moda sostenible')).toBeVisible();
    await expect(canvas.getByText('Patrocinado')).toBeVisible();
    await expect(canvas.getByText('Vendido por Calzados del Sur')).toBeVisible();
  },
};

const long = 'Zapatilla urbana de cuero vacuno con plantilla acolchada y suela antideslizante Lago Traful';

export const LongTexts: Story = {
  name: 'long texts',
  beforeEach: ({ msw }) =>
    msw.use(
      answer({
        productName: long,
        brand: 'Manufacturas Almendro del Sur',
        seller: long,
        sellerFreeShipping: true,
        numericOriginalPrice: 12_345_678.9,
        numericDiscountPrice: 9_876_543.2,
        description: `${long}\n• ${long}\n• Electroencefalografistas`,
        sizes: sizesOf({ '42 largo 34': 1, 'Talle único': 0 }),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: long })).toBeVisible();
    const buy = canvas.getByRole('button', { name: /^Agregar al carrito/ });
    await expect(buy.scrollWidth).toBe(buy.clientWidth);
  },
};
export const LongTextsDoubled: Story = {
  ...LongTexts,
  name: 'REACH-03: long texts doubled',
  globals: doubled,
};

export const LargeBrazil: Story = {
  name: 'REACH-03: a price of nine digits in Brazil, text doubled',
  globals: { ...doubled, country: 'br' },
  beforeEach: ({ msw }) =>
    msw.use(answer({ numericOriginalPrice: 987_654_321.99, numericDiscountPrice: 876_543_210.99 })),
  play: async (context) => {
    await context.canvas.findByRole('heading', name);
    const bar = within(context.canvas.getByRole('region', { name: 'Compra' }));
    await seesInOneLine('R$ 876.543.210,99')({ ...context, canvas: bar });
    const buy = bar.getByRole('button', { name: /^Agregar al carrito/ });
    await expect(buy.scrollWidth).toBe(buy.clientWidth);
  },
};

export const Narrow: Story = {
  name: 'REACH-03: narrow phone, with the first sizes in its window',
  globals: narrow,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', name);
    const [size] = canvas.getAllByRole('radio');
    const bar = canvas.getByRole('region', { name: 'Compra' });
    await expect(size?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  },
};
export const SavingData: Story = {
  name: 'REACH-03: smaller pictures for who saves data',
  parameters: inWorld({ path, saveData: true }),
  play: async (context) => {
    await Ready.play?.(context);
    await expectSmallPictures(context.canvasElement);
  },
};
