import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { aDeliveredOrder, aMadeExchange } from '#fixtures/exchanges.ts';
import { exchanging } from '#testing/render/openExchange.ts';
import { inState } from './accountWorld.ts';
import { sku } from './exchangeWorld.ts';
import { whileDown, whileReading, withoutNetwork } from './readStates.ts';
import { doubled, inModes } from './ui/modes.ts';
import { shopMeta } from './withShop.tsx';

const pathOf = (batchnumber: string) => `/account/exchange/finish/${batchnumber}/`;
const path = pathOf('900123');

/** The confirmation with this number, of a customer who has made the request 900123. */
const at = (number: string) =>
  inState(pathOf(number), 'a customer has made exchanges', {
    ...exchanging({ orders: [aDeliveredOrder()] }),
    exchanges: [{ ...aMadeExchange({ order_nr: '200012345' }), skus: [sku] }],
  });

/** The confirmation of an exchange or return. */
const meta = { title: 'exchangeFinished', ...shopMeta, parameters: at('900123') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Made: Story = {
  name: 'ROUTE-10, REACH-03: a request, and what follows',
  afterEach: inModes('dark'),
  play: async ({ canvas }) => {
    const heading = { level: 1, name: 'Recibimos su solicitud' } as const;
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
    await expect(canvas.getByText('Solicitud 900123')).toBeVisible();
    await expect(canvas.getByText(/Llévelo a una sucursal hasta el 18\/03\/2024/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Anular solicitud' })).toBeVisible();
  },
};
export const Unknown: Story = {
  name: 'ROUTE-46: an unknown number',
  parameters: at('900999'),
  play: async ({ canvas }) => {
    const heading = { name: 'La página solicitada no existe.' };
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver mis solicitudes' })).toHaveAttribute(
      'href',
      '/account/exchange',
    );
  },
};

const read = { path, call: 'getExchangeOrders', customer: true } as const;
export const Loading = whileReading(read);
export const Failed = whileDown(read);
export const Offline = withoutNetwork(read);

const long = '9001234567890123456789012345678901';
export const Long: Story = {
  name: 'REACH-03: long numbers, text doubled',
  parameters: at(long),
  globals: doubled,
  beforeEach: ({ msw }) => {
    const exchanges = [aMadeExchange({ batchnumber: long, order_nr: long })];
    msw.use(
      http.post('*/exchange/orders', () =>
        HttpResponse.json({ error: false, message: '', orders: [], exchanges }),
      ),
    );
  },
  play: async ({ canvas }) => expect(await canvas.findByText(`Solicitud ${long}`)).toBeVisible(),
};
