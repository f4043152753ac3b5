import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aCartItem } from '#fixtures/cart.ts';
import { lagoPicture } from '#fixtures/situations.ts';
import { flashQueued } from '#store/flash.ts';
import { productAdded } from '#store/floatingCart.ts';
import { networkChanged } from '#store/online.ts';
import { doubled, inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

/** The parts around every screen, and the overlays. */
const meta = {
  title: 'shell',
  ...shopMeta,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until home has loaded behind an overlay, so that pictures of the story show both. */
async function waitForHome(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await canvas.findByRole('heading', { level: 1, name: 'Todo el verano a pie' });
}

const shoe = aCartItem();
const added = {
  product: {
    image: `${location.origin}${lagoPicture(1)}`,
    brand: shoe.brand_name,
    name: shoe.name,
    size: shoe.size,
  },
  onCart: false,
  flashVisible: false,
};

export const Popup: Story = {
  name: 'APP-23, REACH-03: the product that was just added',
  afterEach: inModes('dark'),
  parameters: inWorld({ before: (store) => store.dispatch(productAdded(added)) }),
  play: async ({ canvas, userEvent }) => {
    const popup = await canvas.findByRole('region', { name: 'Agregado al carrito' });
    // Hovering pauses its timeout, so that a picture of the story always shows it.
    await userEvent.hover(popup);
    await expect(popup).toHaveTextContent('Zapatilla urbana Lago');
    await expect(popup).toHaveTextContent('Talle 38');
  },
};
const longName =
  'Zapatilla urbana de cuero vacuno con plantilla acolchada y suela antideslizante Lago Traful';

export const PopupLong: Story = {
  name: 'REACH-03: the popup with a long name, text doubled',
  globals: doubled,
  parameters: inWorld({
    before: (store) =>
      store.dispatch(productAdded({ ...added, product: { ...added.product, name: longName } })),
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(longName)).toBeVisible());
  },
};

export const Flashes: Story = {
  name: 'APP-35, REACH-03: a success and an error',
  afterEach: inModes('dark'),
  parameters: inWorld({
    before: (store) => {
      store.dispatch(flashQueued({ text: 'Cupón agregado.', flashMessageType: 'success' }));
      store.dispatch(flashQueued({ text: 'Ha ocurrido un error.', flashMessageType: 'error' }));
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Cupón agregado.')).toBeVisible());
    // Hovering pauses their timeouts.
    await userEvent.hover(canvas.getByText('Cupón agregado.'));
    await waitForHome(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
  },
};
export const OfflineNotice: Story = {
  name: 'PWA-03: no network, with home on the screen',
  parameters: inWorld({ before: (store) => store.dispatch(networkChanged(false)) }),
  play: async ({ canvas }) => {
    await waitForHome(canvas);
    await expect(await canvas.findByText('No hay conexión disponible.')).toBeVisible();
  },
};

export const MissingPage: Story = {
  name: 'ERR-13: an address without a page',
  parameters: inWorld({ path: '/especial-invierno/' }),
  play: async ({ canvas }) => {
    const heading = { name: 'La página solicitada no existe.' };
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
  },
};

const openForm: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Comprar por código' }));
  await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Comprar por código' })).toBeVisible());
};

export const OrderByCode: Story = {
  name: 'REACH-03: the form to buy by code',
  afterEach: inModes('dark', 'narrow'),
  play: openForm,
};
export const OrderByCodeWrong: Story = {
  name: 'FORM-02: invalid fields',
  play: async (context) => {
    await openForm(context);
    const { canvas, userEvent } = context;
    await userEvent.clear(canvas.getByLabelText('Cantidad'));
    await userEvent.type(canvas.getByLabelText('Cantidad'), '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar al carrito' }));
    await expect(await canvas.findByText('Campo obligatorio')).toBeVisible();
    await expect(canvas.getByText('Ingrese un valor válido')).toBeVisible();
    await expect(canvas.getByLabelText('Código del producto')).toHaveFocus();
  },
};

export const OrderByCodeRefused: Story = {
  name: 'ERR-30: an item that is sold out',
  parameters: inWorld({ given: ['an item is sold out', { item: 'ZP0001-39', soldOut: 'ZP0001-38' }] }),
  play: async (context) => {
    await openForm(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Código del producto'), 'ZP0001-38');
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar al carrito' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Producto sin stock.');
    await expect(canvas.getByLabelText('Código del producto')).toHaveValue('ZP0001-38');
  },
};

export const CartWithLines: Story = {
  name: 'CART-27, REACH-03: a line in the cart, and its count on every icon',
  afterEach: inModes('dark'),
  play: async (context) => {
    await openForm(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Código del producto'), 'ZP0001-39');
    await userEvent.clear(canvas.getByLabelText('Cantidad'));
    await userEvent.type(canvas.getByLabelText('Cantidad'), '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar al carrito' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Ir al carrito' }));
    await expect(await canvas.findByRole('heading', { name: 'Zapatilla urbana Lago' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /Carrito,? 2 productos/ })).toHaveLength(2);
  },
};
