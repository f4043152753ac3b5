import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import type { Cart } from '#schemas/cart.ts';
import { networkChanged } from '#store/online.ts';
import { image, storage } from './cartStates.ts';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

/** The way from the cart to the checkout. */
const meta = {
  title: 'checkout',
  ...shopMeta,
  parameters: inWorld({ path: '/cart', storage }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const dress = aCartItem({
  id: 'CL0301-S',
  name: 'Vestido camisero de lino Cauce',
  size: 'S',
  price: 39_999,
  special_price: 0,
  quantity: 1,
  image,
});
const shoe = aCartItem({ image, freeshipping: true, quantity: 3 });
const before: Partial<Cart> = { items: [shoe, dress], sub_total_value: 171_996, total_value: 171_996 };

const finish: Play = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Finalizar compra' }));

/** Answers the read at start with one cart, and each later one with another. */
const thenAnswering = (later: Partial<Cart>): NonNullable<Story['beforeEach']> =>
  function tell({ msw }) {
    let reads = 0;
    msw.use(
      http.get('*/api/cart/', () => {
        reads += 1;
        return HttpResponse.json(aCartReply({ cart: aCart(reads === 1 ? before : later) }));
      }),
    );
  };

export const Ready: Story = {
  name: 'CART-29: the way to the checkout',
  beforeEach: thenAnswering(before),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Finalizar compra' })).toBeVisible();
    await expect(await canvas.findByText(/171\.996/, { selector: '[data-bar] dd *' })).toBeVisible();
  },
};

export const Changed: Story = {
  name: 'CART-21, ERR-29, REACH-03: another cart than was shown, line by line',
  afterEach: inModes('dark', 'narrow', 'doubled'),
  beforeEach: thenAnswering({
    items: [{ ...shoe, quantity: 1, special_price: 0 }],
    sub_total_value: 54_999,
    total_value: 59_499,
    shippingAmountTotal: 4_500,
  }),
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: 'Vestido camisero de lino Cauce' });
    await finish(context);
    const { canvas } = context;
    await expect(
      await canvas.findByText('El pedido que usted intenta comprar ya no se encuentra disponible'),
    ).toBeVisible();
    await expect(canvas.getByText('Zapatilla urbana Lago, Talle 38: ahora 1 en lugar de 3.')).toBeVisible();
  },
};
export const AllGone: Story = {
  name: 'CART-21: nothing is left to buy',
  beforeEach: thenAnswering({ items: [], sub_total_value: 0, total_value: 0, shippingAmountTotal: null }),
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: 'Vestido camisero de lino Cauce' });
    await finish(context);
    await expect(await context.canvas.findByText('Su carrito está vacío.')).toBeVisible();
  },
};

const reading = inWorld({
  path: '/cart',
  storage,
  given: ['a call fails', { call: 'getCart', fault: 'hang' }],
});
export const Reading: Story = {
  name: 'CART-21: the cart is being read',
  parameters: reading,
  play: async (context) => {
    await finish(context);
    await expect(context.canvas.getByRole('button', { name: 'Finalizar compra' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Unread: Story = {
  name: 'CART-21, ERR-12: the cart could not be read',
  parameters: inWorld({
    path: '/cart',
    storage,
    given: ['a call fails', { call: 'getCart', fault: 'refused' }],
  }),
  play: async (context) => {
    await context.canvas.findByText('No pudimos actualizar su carrito.');
    await finish(context);
    await expect(await context.canvas.findByText(/^No pudimos verificar su carrito/)).toBeVisible();
    await expect(context.canvas.getAllByRole('alert')).toHaveLength(1);
  },
};

export const Offline: Story = {
  name: 'CART-21, ERR-15: without network',
  parameters: inWorld({
    path: '/cart',
    storage,
    given: ['a call fails', { call: 'getCart', fault: 'cut' }],
    before: (store) => store.dispatch(networkChanged(false)),
  }),
  play: async (context) => {
    await finish(context);
    await expect(await context.canvas.findByText(/^No pudimos verificar su carrito/)).toBeVisible();
  },
};
