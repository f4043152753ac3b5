import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { aStatedOrder } from '#fixtures/orders.ts';
import { inState, ofCustomer, stated, whileFailing } from './accountWorld.ts';
import { withoutNetwork } from './readStates.ts';
import { seesInOneLine } from './seesInOneLine.ts';
import { doubled, inModes } from './ui/modes.ts';
import { shopMeta } from './withShop.tsx';

const path = '/account/orders';

const numbered = (order_nr: string, overrides: Partial<ReturnType<typeof aStatedOrder>> = {}) => ({
  ...aStatedOrder(),
  order_nr,
  ...overrides,
});

const received = { code: 'received', date: '2024-03-09 19:40:00' } as const;

/** The orders of María José, in several states. */
const several = [
  numbered('200012349', { steps: [received], tracking: '' }),
  numbered('200012345'),
  numbered('200012341', {
    steps: [
      { ...received, date: '2024-02-01 09:05:00' },
      { code: 'cancelled', date: '2024-02-02 10:00:00' },
    ],
    total: 118_490,
    items: [{ sku: 'AN0107-38', quantity: 1, price: 118_490, paid_price: 118_490 }],
  }),
];

/** The list of orders of a customer. */
const meta = {
  title: 'orders',
  ...shopMeta,
  parameters: inState(path, 'a customer has orders', { ...stated(), orders: several }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const sees =
  (text: string): Play =>
  async ({ canvas }) =>
    expect(await canvas.findByText(text)).toBeVisible();

export const Several: Story = {
  name: 'ROUTE-04, REACH-03: orders in several states',
  afterEach: inModes('dark', 'narrow', 'doubled', 'wide'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('En camino')).toBeVisible();
    await expect(canvas.getByText('Cancelado')).toBeVisible();
    await expect(canvas.getByText('5 de marzo de 2024 14:07')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ver más' })).toBeNull();
  },
};
export const One: Story = {
  name: 'ORD-07: one order',
  parameters: inState(path, 'a customer has orders', { ...stated(), orders: [aStatedOrder()] }),
  play: sees('Pedido 200012345'),
};

export const Many: Story = {
  name: 'ORD-08: the first of 500 orders, and more',
  parameters: inState(path, 'a customer has many orders', { ...stated(), count: 500 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver más' }));
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(8));
  },
};

export const Empty: Story = {
  name: 'ORD-13, REACH-03: none yet',
  afterEach: inModes('dark', 'doubled'),
  parameters: ofCustomer(path),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Todavía no tiene pedidos.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir a comprar' })).toHaveAttribute('href', '/');
  },
};
export const Loading: Story = {
  name: 'APP-07: until they are there',
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/customer/order', () => delay('infinite')));
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Cargando' })).toBeInTheDocument(),
};

export const Failed: Story = {
  name: 'ERR-12, REACH-03: cannot be read',
  afterEach: inModes('dark'),
  parameters: whileFailing(path, 'getOrders', 'refused'),
  play: sees('Ha ocurrido un error.'),
};
export const Offline = withoutNetwork({ path, call: 'getOrders', customer: true });

export const OfflineDoubled: Story = {
  ...Offline,
  name: 'REACH-03: no network, text doubled, with the retry above the strip on the shortest phone',
  globals: doubled,
  play: async (context) => {
    await Offline.play?.(context);
    const { canvas, canvasElement } = context;
    const retry = canvas.getByRole('button', { name: 'Reintentar' }).getBoundingClientRect();
    const strip = canvasElement.ownerDocument.querySelector('[data-bar=notice]')?.getBoundingClientRect();
    // This phone is 640 px high, the shortest 568.
    await expect(strip?.top).toBeGreaterThanOrEqual(retry.bottom + 72);
  },
};

const long = { ...aStatedOrder(), order_nr: '2000123456789012345678901234567890', total: 9_876_543_210.55 };
export const Long: Story = {
  name: 'REACH-03: a long number and a large amount, text doubled',
  parameters: inState(path, 'a customer has orders', { ...stated(), orders: [long] }),
  globals: doubled,
  play: seesInOneLine('$ 9.876.543.210,55'),
};
