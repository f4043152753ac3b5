import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { aMadeExchange, anExchangeItem, anExchangeOrder } from '#fixtures/exchanges.ts';
import { lagoPicture } from '#fixtures/situations.ts';
import { exchanging } from '#testing/render/openExchange.ts';
import { inState } from './accountWorld.ts';
import { whileDown, whileReading, withoutNetwork } from './readStates.ts';
import { doubled, inModes } from './ui/modes.ts';
import { shopMeta } from './withShop.tsx';

const path = '/account/exchange';

/** Which order, and which of its articles, is exchanged. */
const meta = {
  title: 'exchange',
  ...shopMeta,
  parameters: inState(path, 'a customer can exchange an order', exchanging()),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  name: 'ROUTE-08: the orders that can be exchanged',
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Pedido 200012345' })).toBeVisible(),
};

export const Articles: Story = {
  name: 'EXCH-05: the articles of an order',
  parameters: inState('/account/exchange?order=200012345', 'a customer can exchange an order', exchanging()),
  play: async ({ canvas }) => expect(await canvas.findByRole('checkbox')).toBeVisible(),
};

export const ArticlesMissing: Story = {
  ...Articles,
  name: 'EXCH-04, REACH-03: no article is chosen',
  afterEach: inModes('dark'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Campo obligatorio');
  },
};
const { sizes: _sizes, ...requesting } = exchanging();
const requests = (at: string) =>
  inState(at, 'a customer has made exchanges', {
    ...requesting,
    exchanges: [{ ...aMadeExchange({ order_nr: '200012345' }), skus: ['ZP0001-38'] }],
  });
export const Requested: Story = {
  name: 'REACH-03: an article that is in a request already, with the way to it',
  afterEach: inModes('dark', 'doubled'),
  parameters: requests('/account/exchange?order=200012345'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ya hay una solicitud para este producto.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver la solicitud 900123' })).toBeVisible();
  },
};
export const Reason: Story = {
  ...Articles,
  name: 'EXCH-03: the reason',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Me queda grande' }));
  },
};

const read = { path, call: 'getExchangeOrders', customer: true } as const;
export const Loading = whileReading(read);
export const Failed = whileDown(read);
export const Offline = withoutNetwork(read);

const number = '2000123456789012345678901234567890';
const name =
  'Zapatilla urbana de cuero reciclado con plataforma y cordones encerados Constantinopla Edición Aniversario';
const image = `${location.origin}${lagoPicture(1)}`;
const long: Story = {
  globals: doubled,
  beforeEach: ({ msw }) => {
    const brand = 'Compañía Sudamericana de Calzados y Marroquinería';
    const item = anExchangeItem({ name, brand, size: '38 y medio, horma ancha', image });
    const orders = [anExchangeOrder({ order_nr: number, items: [item] })];
    const exchanges = [aMadeExchange({ batchnumber: number, order_nr: number })];
    msw.use(
      http.post('*/exchange/orders', () =>
        HttpResponse.json({ error: false, message: '', orders, exchanges }),
      ),
    );
  },
};
export const Long: Story = {
  ...long,
  name: 'REACH-03: long numbers, text doubled',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: `Pedido ${number}` })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Solicitud ${number}` })).toBeVisible();
  },
};
export const LongArticles: Story = {
  ...long,
  name: 'REACH-03: an article with a long name, text doubled',
  parameters: inState(`${path}?order=${number}`, 'a customer can exchange an order', exchanging()),
  play: async ({ canvas }) => expect(await canvas.findByText(name, { exact: false })).toBeVisible(),
};
