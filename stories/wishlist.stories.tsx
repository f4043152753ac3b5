import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { aWishlistItem } from '#fixtures/wishlist.ts';
import { lagoPicture } from '#fixtures/situations.ts';
import { inState, stated } from './accountWorld.ts';
import { withoutNetwork } from './readStates.ts';
import { doubled, inModes } from './ui/modes.ts';
import { shopMeta } from './withShop.tsx';

/** The wishlist of a customer. */
const meta = { title: 'wishlist', ...shopMeta } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const path = '/account/wishlist';
const shoes = { id: '5501', sku: 'ZP0001', price: 54_999, special_price: 43_999, available: true };
const boots = { id: '5502', sku: 'AN0107', price: 118_490, special_price: 94_990, available: false };
const dress = { id: '5503', sku: 'CL0302', price: 76_490, special_price: 0, available: true };

const of = (...items: (typeof shoes)[]) => inState(path, 'a customer has a wishlist', { ...stated(), items });

const sees =
  (text: string): Play =>
  async ({ canvas }) =>
    expect(await canvas.findByText(text)).toBeVisible();

export const Several: Story = {
  name: 'WISH-05, ROUTE-07, REACH-03: several, one of them sold out',
  afterEach: inModes('dark', 'narrow', 'wide'),
  parameters: of(shoes, boots, dress),
  play: sees('Sin stock'),
};
export const One: Story = {
  name: 'WISH-05: one',
  parameters: of(shoes),
  play: sees('Zapala'),
};

export const Empty: Story = {
  name: 'WISH-05, REACH-03: none',
  afterEach: inModes('dark'),
  parameters: of(),
  play: sees('No tiene productos en favoritos.'),
};
const long = aWishlistItem({
  productname:
    'Zapatilla urbana de cuero reciclado con plataforma y cordones encerados Constantinopla Edición Aniversario',
  brand: 'Compañía Sudamericana de Calzados y Marroquinería',
  image: `${location.origin}${lagoPicture(1)}`,
  price: 1_254_999,
  special_price: 1_043_999,
});

export const Long: Story = {
  name: 'REACH-03: long texts, text doubled',
  parameters: of(shoes),
  globals: doubled,
  beforeEach: ({ msw }) => {
    const items = [long, aWishlistItem({ id: '7', sku: 'AN0107', image: long.image })];
    msw.use(http.get('*/wishlist/', () => HttpResponse.json({ error: false, message: '', items })));
  },
  play: async ({ canvas }) => {
    const brand = await canvas.findByText(long.brand);
    const picture = canvas.getByRole('link', { name: long.productname });
    // The text has the whole width, below the picture.
    await expect(brand.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      picture.getBoundingClientRect().bottom,
    );
  },
};

const skus = Array.from({ length: 40 }, (_, index) => `ZP${String(index + 1).padStart(4, '0')}`);

export const Many: Story = {
  name: 'WISH-05: many',
  parameters: of(shoes),
  beforeEach: ({ msw }) => {
    const items = skus.map((sku, index) => aWishlistItem({ id: `${index}`, sku, image: long.image }));
    msw.use(http.get('*/wishlist/', () => HttpResponse.json({ error: false, message: '', items })));
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Zapala');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(40);
  },
};

export const Loading: Story = {
  name: 'STATE-01: is being read',
  parameters: of(shoes),
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/wishlist/', async () => {
        await delay('infinite');
      }),
    );
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Cargando')).toBeInTheDocument(),
};

export const Failed: Story = {
  name: 'ERR-12: cannot be read',
  parameters: of(shoes),
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/wishlist/', () => HttpResponse.json({ error: true, message: '' })));
  },
  play: sees('Ha ocurrido un error.'),
};

export const Removed: Story = {
  name: 'KEEP-01, ERR-65, REACH-03: one was removed',
  afterEach: inModes('dark'),
  parameters: of(shoes, dress),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar Zapatilla urbana Lago' }));
    await expect(await canvas.findByRole('button', { name: 'Deshacer' })).toBeVisible();
  },
};
export const Sizes: Story = {
  name: 'WISH-05, PROD-08: the size of one is asked for',
  parameters: of(shoes, dress),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Agregar al carrito Zapatilla urbana Lago' }),
    );
    await expect(await canvas.findByRole('dialog', { name: 'Seleccione su talle' })).toBeVisible();
  },
};

export const Offline = withoutNetwork({ path, call: 'getWishlist', customer: true });
