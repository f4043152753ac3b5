import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aCartItem } from '#fixtures/cart.ts';
import { lago } from '#fixtures/situations.ts';
import { networkChanged } from '#store/online.ts';
import { storage, holding, image, seesLines, answering } from './cartStates.ts';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

/** The cart while it is changed, and after something has failed. */
const meta = {
  title: 'cart changes',
  ...shopMeta,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const TakenOff: Story = {
  name: 'CART-19, ERR-28: an item ran out since the last visit',
  parameters: inWorld({
    path: '/cart',
    storage,
    given: ['an item of a cart is sold out', { hash: 'c4f1e2', item: 'CL0301-S', soldOut: 'ZP0001-38' }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Producto removido por falta de stock.');
    await expect(
      await canvas.findByRole('heading', { name: 'Vestido camisero de lino Cauce' }),
    ).toBeVisible();
  },
};

const overloaded = inWorld({
  path: '/cart',
  storage,
  given: ['a call fails', { call: 'getCart', fault: 'unavailable' }],
});

export const Failed: Story = {
  name: 'CART-17, REACH-03: a cart that could not be read stays as it was',
  afterEach: inModes('dark'),
  parameters: overloaded,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos actualizar su carrito.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Zapatilla urbana Lago' })).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'ERR-15: no network, with the last good cart',
  parameters: inWorld({
    path: '/cart',
    storage,
    given: ['a call fails', { call: 'getCart', fault: 'cut' }],
    before: (store) => store.dispatch(networkChanged(false)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos actualizar su carrito.');
    await expect(canvas.getAllByText('No hay conexión disponible.')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'Zapatilla urbana Lago' })).toBeVisible();
  },
};

export const Overloaded: Story = {
  name: 'a change waits for an overloaded server',
  parameters: overloaded,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No pudimos actualizar su carrito.');
    await userEvent.click(canvas.getByRole('button', { name: 'Uno más' }));
    await expect(await canvas.findByText('Zapatilla urbana Lago: 3 unidades')).toBeVisible();
  },
};

export const Removed: Story = {
  name: 'KEEP-01: a line was removed, and can be restored to its position',
  parameters: holding(3),
  play: async (context) => {
    await seesLines(3)(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Vestido camisero de lino Cauce' }));
    await expect(await canvas.findByText('Producto removido del carrito.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Deshacer/ }));
    await seesLines(3)(context);
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(names[1]).toBe('Vestido camisero de lino Cauce');
  },
};

export const RemovedRow: Story = {
  name: 'KEEP-01, REACH-03: the row of a line that was removed',
  afterEach: inModes('dark', 'doubled'),
  parameters: holding(3),
  play: async (context) => {
    await seesLines(3)(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Vestido camisero de lino Cauce' }));
    await expect(canvas.getByRole('button', { name: /^Deshacer/ })).toBeVisible();
    // A removal without its answer would reach the cart of the next story.
    await expect(await canvas.findByText('Producto removido del carrito.')).toBeVisible();
  },
};

/** Presses 'Uno más' at the limit of the first line. */
const pressesMore =
  (reason: string): NonNullable<Story['play']> =>
  async (context) => {
    await seesLines(1)(context);
    const { canvas, userEvent } = context;
    const more = canvas.getByRole('button', { name: 'Uno más' });
    await waitFor(() => expect(more).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(more);
    await expect(canvas.getByText(reason)).toBeVisible();
  };

export const StockLimit: Story = {
  name: 'CART-14, REACH-03: no more in stock, after a press on one more',
  afterEach: inModes('dark', 'narrow', 'doubled'),
  parameters: inWorld({ path: '/cart', storage }),
  beforeEach: answering({ items: [aCartItem({ image, quantity: 3, stock: 3 })] }),
  play: pressesMore('No hay más unidades disponibles.'),
};

export const TenLimit: Story = {
  name: 'CART-14: ten of an item, after a press on one more',
  parameters: inWorld({ path: '/cart', storage }),
  beforeEach: answering({ items: [aCartItem({ image, quantity: 10, stock: 50 })] }),
  play: pressesMore('Puede llevar hasta 10 unidades.'),
};

/** The page of a product whose size 38 is in the cart already. */
export const AlreadyThere: Story = {
  name: 'CART-11, ERR-25, REACH-03: the size is in the cart already',
  afterEach: inModes('dark', 'doubled'),
  parameters: inWorld({
    path: lago.path,
    storage,
    given: ['a cart holds items', { hash: 'c4f1e2', lines: [{ item: 'ZP0001-38', quantity: 1 }], stock: 5 }],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '38' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Agregar al carrito/ }));
    await expect(await canvas.findByText('El producto ya se encuentra en el carrito.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir al carrito' })).toHaveAttribute('href', '/cart');
  },
};
/** The form to buy by code, with an item that is in the cart already. */
export const OrderByCodeAlreadyThere: Story = {
  name: 'CART-11, ERR-25, REACH-03: the code of an item that is in the cart already',
  afterEach: inModes('dark'),
  parameters: inWorld({
    storage,
    given: ['a cart holds items', { hash: 'c4f1e2', lines: [{ item: 'ZP0001-38', quantity: 1 }], stock: 5 }],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Comprar por código' }));
    await userEvent.type(await canvas.findByLabelText('Código del producto'), 'ZP0001-38');
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar al carrito' }));
    await expect(await canvas.findByText('El producto ya se encuentra en el carrito.')).toBeVisible();
  },
};
