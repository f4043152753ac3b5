import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { cartApi } from '#api/cart.ts';
import { aCartItem } from '#fixtures/cart.ts';
import { inState, stated } from './accountWorld.ts';
import { storage, holding, image, storedCart, seesLines, answering } from './cartStates.ts';
import { seesInOneLine } from './seesInOneLine.ts';
import { doubled, narrow, wide, inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

/** The cart in each state that a shopper can meet it in. */
const meta = {
  title: 'cart',
  ...shopMeta,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {
  name: 'CART-25: one line',
  parameters: inWorld({ path: '/cart', storage }),
  beforeEach: answering({ items: [aCartItem({ image, freeshipping: true })] }),
  play: async (context) => {
    await seesLines(1)(context);
    const { canvas } = context;
    await expect(canvas.getByText('Vendido por Calzados del Sur')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Cantidad de Zapatilla urbana Lago' })).toBeVisible();
    await expect(canvas.getByText('por unidad')).toBeVisible();
  },
};

const many: Story = { parameters: holding(3), play: seesLines(3) };
export const ManyLines: Story = {
  ...many,
  name: 'CART-25, REACH-03: many lines',
  afterEach: inModes('dark'),
};

export const Discounted: Story = {
  name: 'CART-26: a discount, and shipping that is not known yet',
  parameters: inWorld({ path: '/cart', storage }),
  beforeEach: answering({
    ...storedCart,
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
  name: 'REACH-03: long texts',
  afterEach: inModes('doubled'),
  parameters: inWorld({ path: '/cart', storage }),
  beforeEach: answering({
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

/** Sums of twelve digits, as one reads in the country of the story. */
const large = (sum: number, amount: string): Story => ({
  parameters: inWorld({ path: '/cart', storage }),
  globals: doubled,
  beforeEach: answering({
    ...storedCart,
    sub_total_value: sum,
    discount: sum,
    total_value: sum,
  }),
  play: async (context) => {
    await seesInOneLine(amount)(context);
    await seesInOneLine(`-${amount}`)(context);
  },
});
export const LargeSums: Story = {
  ...large(987_654_321_098, '$ 987.654.321.098'),
  name: 'REACH-03: sums of twelve digits, text doubled',
};
export const LargeSumsBrazil: Story = {
  ...large(9_876_543_210.55, 'R$ 9.876.543.210,55'),
  name: 'REACH-03: sums of twelve digits in Brazil, text doubled',
  globals: { ...doubled, country: 'br' },
};

export const Empty: Story = {
  name: 'CART-28: an empty cart',
  parameters: inWorld({ path: '/cart' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir a comprar' })).toHaveAttribute('href', '/');
  },
};

const saved = [
  { id: '5501', sku: 'ZP0001', price: 54_999, special_price: 43_999, available: true },
  { id: '5502', sku: 'AN0107', price: 118_490, special_price: 94_990, available: true },
  { id: '5503', sku: 'CL0302', price: 76_490, special_price: 0, available: true },
];

export const EmptyOfCustomer: Story = {
  name: 'APP-34, REACH-03: an empty cart of a customer with favourites',
  afterEach: inModes('dark', 'doubled'),
  parameters: inState('/cart', 'a customer has a wishlist', { ...stated(), items: saved }),
  play: async ({ canvas }) => {
    // The empty cart is shown anew when it has been read.
    await waitFor(async () => {
      const favourites = canvas.getByRole('region', { name: 'Mis favoritos' });
      favourites.scrollIntoView();
      await expect(within(favourites).getAllByRole('button', { name: /^Agregar / })).toHaveLength(3);
      await expect(canvas.getByRole('region', { name: 'También le puede gustar' })).toBeInTheDocument();
    });
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
    await expect(await canvas.findByText('Carrito', { selector: 'header *' })).toBeVisible();
  },
};

export const Narrow: Story = { ...many, name: 'REACH-03: narrow phone', globals: narrow };
export const TextDoubled: Story = { ...many, name: 'REACH-03: text doubled', globals: doubled };
export const WideWindow: Story = { ...many, name: 'wide window', globals: wide };
