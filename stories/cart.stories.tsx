import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { cartApi } from '#api/cart.ts';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import type { Cart } from '#schemas/cart.ts';
import { networkChanged } from '#store/online.ts';
import { diskWith } from '#testing/memoryDisk.ts';
import { dark, doubled, narrow, wide } from './ui/modes.ts';
import { inWorld, ofShop } from './withShop.tsx';

/** The cart in each state that a shopper can meet it in. */
const meta = {
  title: 'cart',
  ...ofShop,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const image = `${location.origin}/images/p/zp0001-1.jpg`;
const kept: Partial<Cart> = { items: [aCartItem({ image, freeshipping: true })] };
const disk = () => diskWith(kept);
const lines = [
  { item: 'ZP0001-38', quantity: 2 },
  { item: 'CL0301-S', quantity: 1 },
  { item: 'AN0107-36', quantity: 1 },
];

const holding = (count: number) =>
  inWorld({
    path: '/cart',
    disk,
    given: ['a cart holds items', { hash: 'c4f1e2', lines: lines.slice(0, count), stock: 5 }],
  });

/** The cart as a server tells it that is not the mock. */
const telling = (cart: Partial<Cart>): NonNullable<Story['beforeEach']> =>
  function tell({ msw }) {
    const reply = aCartReply({ cart: aCart(cart) });
    msw.use(http.get('*/api/cart/', () => HttpResponse.json(reply)));
  };

const seesLines =
  (count: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await waitFor(() => expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(count));
    const total = main.getByText('Total');
    await expect(total).toBeVisible();
    // It stands above the tabs, however many lines there are.
    await expect(total.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  };

export const OneLine: Story = {
  name: 'CART-25: one line',
  parameters: inWorld({ path: '/cart', disk }),
  beforeEach: telling({ items: [aCartItem({ image, freeshipping: true })] }),
  play: async (context) => {
    await seesLines(1)(context);
    const { canvas } = context;
    await expect(canvas.getByText('Vendido por Calzados del Sur')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Cantidad de Zapatilla urbana Lago' })).toBeVisible();
    await expect(canvas.getByText('por unidad')).toBeVisible();
  },
};

export const ManyLines: Story = { name: 'CART-25: many lines', parameters: holding(3), play: seesLines(3) };

export const Discounted: Story = {
  name: 'CART-26: a discount, and shipping that is not known yet',
  parameters: inWorld({ path: '/cart', disk }),
  beforeEach: telling({
    ...kept,
    discount: 8_799.8,
    sub_total_value: 87_998,
    total_value: 79_198.2,
    shippingAmountTotal: null,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A calcular')).toBeVisible();
    await expect(canvas.getByText('Envío gratis')).toBeVisible();
    await expect(canvas.getByText(/^Agregue .* más para obtener envío gratis$/)).toBeVisible();
  },
};

const long = 'Zapatilla urbana de cuero vacuno con plantilla acolchada y suela antideslizante Lago Traful';

export const LongTexts: Story = {
  name: 'long texts',
  parameters: inWorld({ path: '/cart', disk }),
  beforeEach: telling({
    items: [
      aCartItem({
        image,
        name: long,
        brand_name: 'Manufacturas del Calzado Artesanal Patagónico',
        color: 'Blanco hueso con detalles en verde musgo',
        size: '38 y medio, horma ancha',
        supplier: { name: 'Distribuidora Mayorista de Calzados del Sur' },
        price: 1_254_999.5,
        special_price: 1_143_999.5,
        freeshipping: true,
      }),
    ],
    sub_total_value: 12_543_999.5,
    total_value: 12_543_999.5,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: long })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'CART-28: an empty cart',
  parameters: inWorld({ path: '/cart' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir a comprar' })).toHaveAttribute('href', '/');
  },
};

export const Loading: Story = {
  name: 'placeholders while the first cart is on its way',
  parameters: inWorld({
    path: '/cart',
    given: ['a call fails', { call: 'createCart', fault: 'hang' }],
    before: (store) => {
      void store.dispatch(cartApi.endpoints.createCart.initiate({ items: 'ZP0001-38=1' }));
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cargando' })).toBeInTheDocument();
    await expect(await canvas.findByText('Carrito', { selector: 'header p' })).toBeVisible();
  },
};

export const TakenOff: Story = {
  name: 'CART-19, ERR-28: an item ran out since the last visit',
  parameters: inWorld({
    path: '/cart',
    disk,
    given: ['an item of a cart is sold out', { hash: 'c4f1e2', item: 'CL0301-S', soldOut: 'ZP0001-38' }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Producto removido por falta de stock.');
    await expect(canvas.getByRole('heading', { name: 'Vestido camisero de lino Cauce' })).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'CART-17: a cart that could not be read stays as it was',
  parameters: inWorld({
    path: '/cart',
    disk,
    given: ['a call fails', { call: 'getCart', fault: 'unavailable' }],
  }),
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
    disk,
    given: ['a call fails', { call: 'getCart', fault: 'cut' }],
    before: (store) => store.dispatch(networkChanged(false)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos actualizar su carrito.');
    await expect(canvas.getAllByText('No hay conexión disponible.')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'Zapatilla urbana Lago' })).toBeVisible();
  },
};

export const Removed: Story = {
  name: 'KEEP-01: a line was taken off, and can come back to its place',
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
  name: 'KEEP-01: the place of a line that was taken off',
  parameters: holding(3),
  play: async (context) => {
    await seesLines(3)(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Vestido camisero de lino Cauce' }));
    await expect(canvas.getByRole('button', { name: /^Deshacer/ })).toBeVisible();
  },
};

export const Chile: Story = { ...ManyLines, name: 'COUNTRY-01: Chile', globals: { country: 'cl' } };
export const Colombia: Story = { ...ManyLines, name: 'COUNTRY-01: Colombia', globals: { country: 'co' } };
export const Brazil: Story = { ...ManyLines, name: 'COUNTRY-02: Brazil', globals: { country: 'br' } };
export const Dark: Story = { ...ManyLines, name: 'REACH-03: dark scheme', globals: dark };
export const FailedDark: Story = { ...Failed, name: 'REACH-03: an error in the dark', globals: dark };
export const RemovedDark: Story = {
  ...RemovedRow,
  name: 'REACH-03: a line taken off, in the dark',
  globals: dark,
};
export const Narrow: Story = { ...ManyLines, name: 'REACH-03: narrow phone', globals: narrow };
export const TextDoubled: Story = { ...ManyLines, name: 'REACH-03: text doubled', globals: doubled };
export const LongTextsDoubled: Story = {
  ...LongTexts,
  name: 'REACH-03: long texts doubled',
  globals: doubled,
};
export const RemovedDoubled: Story = {
  ...RemovedRow,
  name: 'REACH-03: a line taken off, text doubled',
  globals: doubled,
};
export const WideWindow: Story = { ...ManyLines, name: 'wide window', globals: wide };
