import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { anOrder, anOrderItem, aStatedOrder } from '#fixtures/orders.ts';
import { lagoPicture } from '#fixtures/situations.ts';
import { inState, stated, whileFailing } from './accountWorld.ts';
import { withoutNetwork } from './readStates.ts';
import { seesInOneLine } from './seesInOneLine.ts';
import { doubled, inModes } from './ui/modes.ts';
import { shopMeta } from './withShop.tsx';

const path = '/account/orders/200012345';

type Stated = ReturnType<typeof aStatedOrder>;

const items = [
  { sku: 'AN0107-38', quantity: 1, price: 118_490, paid_price: 94_990 },
  { sku: 'IP0009-M', quantity: 2, price: 18_490, paid_price: 18_490 },
];

/** The order of María José that the path names. */
const of = (overrides: Partial<Stated> = {}) =>
  inState(path, 'a customer has orders', {
    ...stated(),
    orders: [{ ...aStatedOrder(), items, total: 131_970, ...overrides }],
  });

const happened = (...steps: [code: Stated['steps'][number]['code'], date: string][]) =>
  steps.map(([code, date]) => ({ code, date }));

/** An order. */
const meta = { title: 'order', ...shopMeta, parameters: of() } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const sees =
  (...texts: string[]): Play =>
  async ({ canvas }) => {
    for (const text of texts) await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  };

export const Shipped: Story = {
  name: 'AFTER-01, REACH-03: on its way, with all that is known',
  afterEach: inModes('dark', 'narrow', 'doubled', 'wide'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'En camino' })).toBeVisible();
    const steps = within(canvas.getByRole('region', { name: 'Estado del pedido' }));
    await expect(await steps.findByText('6 de marzo de 2024 09:00')).toBeVisible();
    await expect(steps.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('Correo Andino')).toBeVisible();
    await expect(canvas.getByText('Número de seguimiento TR123456')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Seguir envío' })).toHaveAttribute(
      'href',
      'https://correo.example/seguimiento/TR123456',
    );
    await expect(canvas.getByText('Calle 7 776, La Plata 1900')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '3 productos' })).toBeVisible();
    await expect(canvas.getByText('Talle M · 2 unidades')).toBeVisible();
    await expect(canvas.getByText('Gratis')).toBeVisible();
  },
};
export const Received: Story = {
  name: 'ORD-12: just received, not to be followed yet',
  parameters: of({ steps: happened(['received', '2024-03-05 14:07:00']), tracking: '' }),
  play: sees('Sin información de seguimiento', 'En preparación'),
};

const delivered = happened(
  ['received', '2024-03-05 14:07:00'],
  ['paid', '2024-03-05 14:09:00'],
  ['prepared', '2024-03-06 08:00:00'],
  ['shipped', '2024-03-07 09:00:00'],
  ['delivered', '2024-03-09 15:08:00'],
);
export const Delivered: Story = {
  name: 'AFTER-01, REACH-03: delivered',
  afterEach: inModes('dark'),
  parameters: of({ steps: delivered }),
  play: sees('Entregado', '9 de marzo de 2024 15:08'),
};
export const Cancelled: Story = {
  name: 'AFTER-01: cancelled',
  parameters: of({
    steps: happened(['received', '2024-03-05 14:07:00'], ['cancelled', '2024-03-06 10:00:00']),
    tracking: '',
  }),
  play: sees('Cancelado', '6 de marzo de 2024 10:00'),
};

export const Returned: Story = {
  name: 'AFTER-01: returned',
  parameters: of({ steps: [...delivered, ...happened(['returned', '2024-03-20 11:00:00'])] }),
  play: sees('Devuelto', '20 de marzo de 2024 11:00'),
};

export const WithoutLines: Story = {
  name: 'AFTER-01: without lines and without an address',
  parameters: of({ items: [], shipping_address: null, tracking: '' }),
  play: sees('No hay productos para mostrar.', 'Sin información de seguimiento'),
};

export const Many: Story = {
  name: 'AFTER-01: with ten products',
  parameters: of({
    items: ['35', '36', '37', '38', '39', '40', '41', '42'].map((size) => ({
      sku: `ZP0001-${size}`,
      quantity: 1,
      price: 54_999,
      paid_price: 43_999,
    })),
    total: 356_492,
  }),
  play: sees('8 productos', 'Talle 42'),
};

/** Answers with orders in which something is not as it should be. */
const answering =
  (
    answer: object,
    steps: object = { error: false, message: '', status: [] },
  ): NonNullable<Story['beforeEach']> =>
  ({ msw }) => {
    msw.use(
      http.post('*/customer/order', () => HttpResponse.json({ error: false, message: '', ...answer })),
      http.post('*/order/statusnotifier', () => HttpResponse.json(steps)),
    );
  };

const broken = {
  order_nr: '200012345',
  date: '2024-13-45 99:99:99',
  total: 'gratis',
  status: 'at_customs',
  tracking: { number: 'TR1', url: 'javascript:alert(1)' },
  items: [{ sku: 'ZP0001-38', quantity: '2', name: '', paid_price: 'x' }],
};
export const Broken: Story = {
  name: 'FMT-07: an unknown status, no such dates, no amounts and no safe address',
  beforeEach: answering(
    { orders: [broken] },
    { error: false, message: '', status: [{ code: 'at_customs', label: '', date: '2024-02-30 10:00:00' }] },
  ),
  play: async ({ canvas }) => {
    const title = { level: 1, name: 'Estado sin informar' } as const;
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
    await expect(canvas.getByText('Pedido 200012345 · -')).toBeVisible();
    await expect(canvas.queryByText(/invalid|NaN|undefined/i)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Seguir envío' })).toBeNull();
  },
};

export const Missing: Story = {
  name: 'ROUTE-46: an unknown number',
  parameters: inState('/account/orders/999', 'a customer has orders', { ...stated(), orders: [] }),
  play: async ({ canvas }) => {
    const title = { name: 'La página solicitada no existe.' };
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver mis pedidos' })).toHaveAttribute(
      'href',
      '/account/orders',
    );
  },
};

export const Loading: Story = {
  name: 'APP-07: until it is there',
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/customer/order', () => delay('infinite')));
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Cargando' })).toBeInTheDocument(),
};

export const Failed: Story = {
  name: 'ERR-12: cannot be read',
  parameters: whileFailing('/account/orders/300411009', 'getOrders', 'refused'),
  play: sees('Ha ocurrido un error.'),
};

export const StepsFailed: Story = {
  name: 'ORD-10, REACH-03: what has happened cannot be read',
  afterEach: inModes('dark'),
  parameters: whileFailing('/account/orders/300411008', 'getOrderStatus', 'refused'),
  play: sees('No pudimos actualizar el estado.', 'En camino'),
};
export const Unavailable: Story = {
  name: 'AFTER-02, REACH-03: what is not available any more is named',
  afterEach: inModes('dark', 'doubled'),
  parameters: whileFailing('/account/orders/300411007', 'getHome', 'refused'),
  play: async ({ canvas, userEvent }) => {
    // What is in her cart already is known.
    await canvas.findByLabelText(/^Carrito, \d/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Volver a comprar' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Agregamos 1 de 3 productos' }));
    await expect(sheet.getByText('Remera amplia de algodón Garza, Talle XL')).toBeVisible();
  },
};
export const Offline = withoutNetwork({ path, call: 'getOrders', customer: true });

const longName =
  'Zapatilla urbana de cuero reciclado con plataforma y cordones encerados Constantinopla Edición Aniversario';
export const Long: Story = {
  name: 'REACH-03: long texts and large amounts, text doubled',
  globals: doubled,
  beforeEach: answering({
    orders: [
      anOrder({
        total: 9_876_543_210.55,
        tracking: { number: 'TR12345678901234567890123456789012', url: '' },
        delivery_carrier: 'Compañía Sudamericana de Transportes y Encomiendas',
        shipping_address: {
          first_name: 'María de los Ángeles Guadalupe',
          last_name: 'Fernández de la Reguera y Etcheverrigaray',
          address1: 'Avenida del Libertador General José de San Martín',
          street_number: '10000 bis',
          city: 'San Fernando del Valle de Catamarca',
          postcode: '4700',
        },
        items: [
          anOrderItem({
            name: longName,
            brand: 'Compañía Sudamericana de Calzados y Marroquinería',
            size: '38 y medio, horma ancha',
            paid_price: 49_999_999.99,
            image: `${location.origin}${lagoPicture(1)}`,
          }),
        ],
      }),
    ],
  }),
  play: async (context) => {
    const { canvas } = context;
    const name = await canvas.findByRole('heading', { name: longName });
    await seesInOneLine('$ 9.876.543.210,55')(context);
    // The price is below the name, not upon it.
    const price = name.closest('li')?.lastElementChild?.getBoundingClientRect();
    await expect(price?.top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom);
  },
};
